// `npm run dev`: the API on port 4000 and the app with hot reload on 5173, no build.
import { spawn } from 'node:child_process';

import { ensureDependencies, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureDependencies();

const port = process.env.PORT ?? '4000';
const children = [
  [
    '--watch-preserve-output',
    '--watch-path=apps/mock-server/src',
    '--watch-path=packages/api-client/src',
    '--conditions=@constella/source',
    '--import',
    'tsx',
    'apps/mock-server/src/node/main.ts',
  ],
  ['node_modules/vite/bin/vite.js', 'apps/platform', '--clearScreen', 'false'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      API_URL: `http://127.0.0.1:${port}`,
      ALLOWED_ORIGINS: 'http://localhost:5173',
      PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
    },
  }),
);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
