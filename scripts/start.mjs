// `npm start`: from a fresh clone to a running platform. The build is cached, so only the first
// start after a change waits for it.
import { spawn, spawnSync } from 'node:child_process';

import { ensureDependencies, ensureNode, fail, root } from './ensure.mjs';

ensureNode();
ensureDependencies();

const build = spawnSync(
  process.execPath,
  [
    'node_modules/turbo/bin/turbo',
    'run',
    'build',
    '--filter=@constella/platform',
    '--output-logs=errors-only',
  ],
  { cwd: root, encoding: 'utf8', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
);
if (build.status !== 0) {
  process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
  fail('The app could not be built; the reason is above.');
}

const server = spawn(
  process.execPath,
  ['--conditions=@constella/source', '--import', 'tsx', 'apps/mock-server/src/node/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', STATIC_DIR: 'apps/platform/dist', ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
