// `npm run packages`: whether what is built can be published: what a consumer would trip over, the
// public surface and the sizes against what is committed. Run it after a build.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** One after the other: the first and the last stage the packages. */
const checks = [['publish/check.ts'], ['api-surface.ts', '--check'], ['size.ts', '--check']];

const run = ([file = '', ...options]: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const script = join(import.meta.dirname, file);
    const child = spawn(process.execPath, [...process.execArgv, script, ...options], {
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code === 0));
  });

let failed = false;
for (const check of checks) failed = !(await run(check)) || failed;
process.exit(failed ? 1 : 0);
