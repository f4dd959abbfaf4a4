// `npm run chromatic`: the pictures of `npm run visual` on Chromatic, for teams that review there.
// Modes are in .storybook/preview.tsx. Options after `--` go to Chromatic, e.g. `-- --dry-run`.
import { execFileSync, spawnSync } from 'node:child_process';

import { ensureDependencies, ensureNode, fail, root } from './ensure.mjs';

ensureNode();
ensureDependencies();
if (!process.env.CHROMATIC_PROJECT_TOKEN)
  fail(
    "Chromatic needs the token of your team's own project: chromatic.com → Manage → Configure.\n" +
      'Run `CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic`; the workflow Chromatic reads the\n' +
      'secret of that name. Without an account `npm run visual` compares the same pictures here.',
  );

const node = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
node('node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/chromatic/dist/bin.cjs', '-d', 'dist/storybook', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
