// `npm test`: everything that must hold before a change lands, in the order that fails fastest.
// Ends with one line of totals. `npm test -- lint unit` runs only the named steps.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser, ensureDependencies, ensureNode, fail, root } from './ensure.mjs';

const results = join(root, 'node_modules', '.cache', 'constella-test');
const vitest = (project, config = 'vitest.config.ts') => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  config,
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, `${project}.json`)}`,
];

/** Each step is a Node command line; `cases` reads how many checks it made. */
const steps = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  {
    name: 'format',
    run: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { name: 'messages', run: ['node_modules/tsx/dist/cli.mjs', 'scripts/check-messages.ts'] },
  { name: 'labels', run: ['node_modules/tsx/dist/cli.mjs', 'scripts/ui-labels.ts', '--check'] },
  { name: 'styles', run: ['node_modules/tsx/dist/cli.mjs', 'scripts/check-styles.ts'] },
  { name: 'unit', run: vitest('unit'), cases: 'vitest' },
  { name: 'stories', run: vitest('stories'), cases: 'vitest', browser: true },
  { name: 'arabic', run: vitest('arabic'), cases: 'vitest', browser: true },
  {
    name: 'build',
    run: ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'],
  },
  {
    name: 'e2e',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cases: 'playwright',
    browser: true,
  },
];

const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
      },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** How many checks a step made, and how many of them were skipped. */
function countCases({ name, cases }) {
  if (!cases) return null;
  const report = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
  return cases === 'vitest'
    ? { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests }
    : { passed: report.stats.expected, skipped: report.stats.skipped };
}

ensureNode();
ensureDependencies();
const only = process.argv.slice(2);
for (const name of only)
  if (!steps.some((step) => step.name === name))
    fail(`There is no test step "${name}". Steps: ${steps.map((step) => step.name).join(', ')}.`);
const chosen = steps.filter((step) => only.length === 0 || only.includes(step.name));
if (chosen.some((step) => step.browser)) await ensureBrowser();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
const totals = [];
for (const step of chosen) {
  const from = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const code = await run(step.run);
  if (code !== 0) fail(`\n${step.name} failed; what it found is above.`);
  const count = countCases(step);
  if (count?.skipped)
    fail(`\n${step.name} skipped ${count.skipped} tests; a skipped test is a failed one.`);
  totals.push(
    `${step.name}${count ? ` ${count.passed}` : ''} (${Math.round((Date.now() - from) / 1000)} s)`,
  );
}
process.stdout.write(
  `\nAll passed: ${totals.join(', ')}; ${Math.round((Date.now() - started) / 1000)} s in all.\n`,
);
