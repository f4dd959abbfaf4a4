import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { publishedPackages, repository } from '../publish/packages.ts';

/**
 * Gives a folder the `node_modules` a consumer would have: what is published of the packages, and
 * what the repository has installed. Quicker than installing, and the same files.
 */
export function linkPackages(directory: string): void {
  const modules = join(directory, 'node_modules');
  const link = (from: string, name: string) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(from, join(modules, name), 'dir');
  };
  for (const name of ['react', 'react-dom']) link(join(repository, 'node_modules', name), name);
  for (const { manifest, staged } of publishedPackages()) link(staged, manifest.name);
}
