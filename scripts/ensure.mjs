// What every entry command needs before it may use a dependency. Plain Node, no imports from
// node_modules, and syntax an old Node can parse, so that it can say that it is too old.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one sentence on stderr. */
export function fail(sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

/** Exits with 1 unless this is Node 20.19 or newer (`engines` in package.json). */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(
      `Constella needs Node 20.19 or newer; this is ${process.versions.node}. Install a current Node and run the command again.`,
    );
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs the locked dependencies when they are missing or older than the lock file. */
export function ensureDependencies() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (modified(installed) >= modified(lock)) return ensureLabels();
  process.stdout.write('Installing dependencies…\n');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed; npm said why above.');
}

/** Writes the library's texts, which are in git in English only, when a catalogue is newer. */
function ensureLabels() {
  const catalogues = join(root, 'packages/i18n/catalogues');
  const isOld = (locale) =>
    modified(join(catalogues, locale, 'components.json')) >
    modified(join(root, 'packages/ui/src/labels', `${locale}.ts`));
  if (!readdirSync(catalogues).some(isOld)) return;
  const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/ui-labels.ts'];
  if (spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status !== 0)
    fail('The texts of the components could not be written; the reason is above.');
}

/**
 * Makes sure there is a browser to test with: an installed Chrome or Chromium, else Debian's
 * packages when this user may install it, else Playwright's own download.
 */
export async function ensureBrowser() {
  const { chromiumPath } = await import('./chromium.mjs');
  if (chromiumPath()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium…\n');
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const apt = (...args) => spawnSync('apt-get', args, options);
    apt('update', '-qq');
    // Each by itself: an older Debian has no headless shell.
    for (const name of ['chromium', 'chromium-headless-shell'])
      apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (chromiumPath()) return;
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
}
