import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { PublishedPackage } from './packages.ts';

const run = promisify(execFile);

export interface Packed {
  /** Path of the `.tgz`. */
  tarball: string;
  /** Paths in the package. */
  files: string[];
  /** Bytes of the `.tgz`. */
  size: number;
}

/** Packs what is staged, as `npm publish` would. */
export async function pack({ staged }: PublishedPackage, destination: string): Promise<Packed> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: staged,
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as unknown;
  // npm 11 lists what it packed; newer ones name it.
  const [packed] = Object.values(report as Record<string, unknown>) as [
    { filename: string; size: number; files: { path: string }[] },
  ];
  return {
    tarball: join(destination, packed.filename),
    files: packed.files.map(({ path }) => path),
    size: packed.size,
  };
}
