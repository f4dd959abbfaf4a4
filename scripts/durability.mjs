// `npm run durability`: kill -9 in the middle of writes, checkpoints, backups, a migration, a run and
// requests, 20 times each. `npm test` does the same a few times.
//
//   npm run durability
//   npm run durability -- --kills 100
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureDependencies, ensureNode, root } from './ensure.mjs';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '20' } },
});

ensureNode();
ensureDependencies();
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=processes',
    'apps/mock-server/src/store/kill.test.ts',
    'apps/mock-server/src/node/durability.test.ts',
    'apps/mock-server/src/node/run-durability.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DURABILITY_KILLS: options.kills } },
);
process.exit(status ?? 1);
