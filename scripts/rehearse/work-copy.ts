import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { publishedPackages, repository } from '../publish/packages.ts';

/** Files a release reads and writes: not the stories' pictures, not the apps' sources. */
const isNeeded = (file: string) =>
  !file.includes('/') ||
  /^(packages|scripts\/publish|\.changeset)\//.test(file) ||
  /^apps\/[^/]+\/package\.json$/.test(file);

/** Links what is installed, but the workspace's own packages to the copy's. */
function linkDependencies(copy: string): void {
  const link = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to, 'dir');
  };
  const modules = join(repository, 'node_modules');
  const own = new Set(['@constella', '.cache', '.vite', '.vite-temp']);
  for (const name of readdirSync(modules))
    if (!own.has(name)) link(join(modules, name), join(copy, 'node_modules', name));
  for (const { folder, manifest, directory } of publishedPackages(copy)) {
    link(directory, join(copy, 'node_modules', manifest.name));
    const nested = join(repository, 'packages', folder, 'node_modules');
    if (!existsSync(nested)) continue;
    for (const name of readdirSync(nested))
      if (!name.startsWith('.')) link(join(nested, name), join(directory, 'node_modules', name));
  }
}

/**
 * A copy of the repository as it stands, committed or not, in which a release can be made without
 * leaving anything behind.
 */
export function copyRepository(copy: string): void {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files)
    if (file !== '' && isNeeded(file) && existsSync(join(repository, file)))
      cpSync(join(repository, file), join(copy, file));
  // Written by an installation, and in no commit.
  const labels = 'packages/ui/src/labels';
  cpSync(join(repository, labels), join(copy, labels), { recursive: true });
  linkDependencies(copy);
  const author = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost'];
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  execFileSync('git', [...author, 'commit', '--quiet', '--no-verify', '-m', 'as it stands'], {
    cwd: copy,
  });
}
