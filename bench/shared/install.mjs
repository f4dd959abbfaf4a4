import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Installs what we are measured beside, once per lockfile; the repository itself does without.
 * @param {string} folder of the benchmark, with a package.json and a lockfile of its own
 * @returns {boolean} whether anything was installed
 */
export function install(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const stamp = `${folder}/node_modules/.installed`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return false;
  console.log('installing what we are measured beside …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} failed; the figures need it`);
  writeFileSync(stamp, lock);
  return true;
}
