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

/**
 * Each step is a Node command line; `cases` reads how many checks it made, `parts` are what it takes
 * as arguments. Steps of one phase run side by side, those of one lane of it one after the other: two
 * lanes are what two processors bear.
 */
const steps = [
  { name: 'types', phase: 1, run: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', phase: 1, run: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  {
    name: 'format',
    phase: 1,
    run: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  {
    name: 'static',
    phase: 1,
    parts: ['messages', 'styles', 'labels', 'tokens', 'openapi', 'floors'],
    run: ['--conditions=@constella/source', 'node_modules/tsx/dist/cli.mjs', 'scripts/static.ts'],
  },
  // They wait for servers to start and to die, longer than they compute.
  { name: 'processes', phase: 1, run: vitest('processes'), cases: 'vitest' },
  { name: 'stories', phase: 2, run: vitest('stories'), cases: 'vitest', browser: true },
  { name: 'unit', phase: 2, lane: 'other', run: vitest('unit'), cases: 'vitest' },
  {
    name: 'build',
    phase: 2,
    lane: 'other',
    run: ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'],
  },
  {
    name: 'conformance',
    phase: 2,
    lane: 'other',
    run: vitest('conformance'),
    cases: 'vitest',
    browser: true,
  },
  { name: 'packages', phase: 3, run: ['node_modules/tsx/dist/cli.mjs', 'scripts/packages.ts'] },
  {
    name: 'e2e',
    phase: 3,
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cases: 'playwright',
    browser: true,
  },
];

/** Runs a step; what it prints is kept together, and shown at once when it runs alone. */
const run = (args, alone) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        TURBO_TELEMETRY_DISABLED: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
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
const names = steps.flatMap(({ name, parts = [] }) => [name, ...parts]);
for (const name of only)
  if (!names.includes(name)) fail(`There is no test step "${name}". Steps: ${names.join(', ')}.`);
const chosen = steps.flatMap((step) => {
  if (only.length === 0 || only.includes(step.name)) return [step];
  const parts = step.parts?.filter((part) => only.includes(part)) ?? [];
  return parts.length > 0 ? [{ ...step, run: [...step.run, ...parts] }] : [];
});
if (chosen.some((step) => step.browser)) await ensureBrowser();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
const totals = [];
for (const phase of new Set(chosen.map((step) => step.phase))) {
  const together = chosen.filter((step) => step.phase === phase);
  const alone = together.length === 1;
  if (!alone)
    process.stdout.write(`\n… ${together.map(({ name }) => name).join(', ')}, side by side\n`);
  const failed = [];
  const finish = async (step) => {
    const from = Date.now();
    if (alone) process.stdout.write(`\n── ${step.name}\n`);
    const { code, printed } = await run(step.run, alone);
    if (code !== 0) {
      failed.push({ name: step.name, code, printed });
      return;
    }
    if (!alone) process.stdout.write(`\n── ${step.name}\n${printed}`);
    const count = countCases(step);
    if (count?.skipped)
      fail(`\n${step.name} skipped ${count.skipped} tests; a skipped test is a failed one.`);
    totals.push(
      `${step.name}${count ? ` ${count.passed}` : ''} (${Math.round((Date.now() - from) / 1000)} s)`,
    );
  };
  const lanes = new Map();
  for (const step of together) {
    const { lane = step.name } = step;
    lanes.set(lane, [...(lanes.get(lane) ?? []), step]);
  }
  const goThrough = async ([step, ...rest]) => {
    await finish(step);
    if (rest.length > 0 && failed.length === 0) await goThrough(rest);
  };
  await Promise.all([...lanes.values()].map(goThrough));
  if (failed.length === 0) continue;
  // Last, so that a log cut short still says why.
  for (const { name, code, printed } of failed)
    process.stdout.write(`\n── ${name} (exit code ${code})\n${printed}`);
  fail(`\n${failed.map(({ name }) => name).join(', ')} failed; what was found is above.`);
}
process.stdout.write(
  `\nAll passed: ${totals.join(', ')}; ${Math.round((Date.now() - started) / 1000)} s in all.\n`,
);
