// `npm test`: everything that must hold before a change lands, in the order that fails fastest.
// Ends with one line of totals. `npm test -- lint unit` runs only the named steps.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser, ensureDependencies, ensureNode, fail, root } from './ensure.mjs';

const results = join(root, 'node_modules', '.cache', 'constella-test');
const reportOf = (name) => join(results, `${name}.json`);
const vitest = (project) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
];

/**
 * Each step is a Node command line. They are taken in this order by two workers, which is what two
 * processors bear; one waits for what it `needs`, and after a failure no other begins. `cases` reads
 * how many checks it made, `parts` are what it takes as arguments. Stories and e2e open several
 * pages themselves, and wait for frames and answers, which the step beside them fills.
 */
const steps = [
  {
    name: 'types',
    // Each further checker works shared types out again: four take twice the processor's time.
    run: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'],
  },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  {
    name: 'format',
    run: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  },
  {
    name: 'static',
    parts: ['messages', 'styles', 'labels', 'tokens', 'openapi', 'floors'],
    run: ['--conditions=@constella/source', 'node_modules/tsx/dist/cli.mjs', 'scripts/static.ts'],
  },
  { name: 'unit', run: vitest('unit'), cases: 'vitest' },
  {
    name: 'build',
    run: ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'],
  },
  { name: 'conformance', run: vitest('conformance'), cases: 'vitest', browser: true },
  {
    name: 'packages',
    needs: 'build',
    run: ['node_modules/tsx/dist/cli.mjs', 'scripts/packages.ts'],
  },
  {
    name: 'e2e',
    needs: 'build',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cases: 'playwright',
    browser: true,
  },
  {
    name: 'stories',
    run: vitest('stories'),
    cases: 'vitest',
    browser: true,
  },
  // They wait for servers to start and to die, longer than they compute.
  { name: 'processes', run: vitest('processes'), cases: 'vitest' },
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
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e'),
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
  });

/** How many checks a step made, and what it left out: a skipped test is a failed one. */
function countCases({ name, cases }) {
  if (!cases) return { passed: 0, left: '' };
  const counted = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  if (cases === 'playwright') {
    const { expected, skipped } = counted.stats;
    return { passed: expected, left: skipped || !expected ? `${skipped} tests were skipped` : '' };
  }
  // A browser that went away leaves files behind without a test, and Vitest calls them passed.
  const skipped = counted.numPendingTests + counted.numTodoTests;
  const unread = counted.testResults.filter(({ assertionResults }) => !assertionResults.length);
  return {
    passed: counted.numPassedTests,
    left:
      skipped || unread.length || !counted.numPassedTests
        ? `${skipped} tests were skipped, and of these files none was run: ${unread.map((file) => file.name).join(', ')}`
        : '',
  };
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
const workers = 2;
const started = Date.now();
const seconds = (from) => Math.round((Date.now() - from) / 1000);
/** A line for each step that passed: how much it counted, and how long it took. */
const told = [];
const failed = [];

async function finish(step, alone) {
  const from = Date.now();
  process.stdout.write(alone ? `\n── ${step.name}\n` : `… ${step.name}\n`);
  const { code, printed } = await run(step.run, alone);
  if (code !== 0) {
    failed.push({ name: step.name, code, printed });
    return;
  }
  if (!alone) process.stdout.write(`\n── ${step.name}\n${printed}`);
  const { passed, left } = countCases(step);
  if (left) failed.push({ name: step.name, code, printed: left });
  told.push(`${step.name}${passed ? ` ${passed}` : ''} (${seconds(from)} s)`);
}

const waiting = [...chosen];
const running = new Map();
const mayStart = ({ needs }) =>
  !needs || ![...waiting, ...running.keys()].some(({ name }) => name === needs);
while ((waiting.length > 0 && failed.length === 0) || running.size > 0) {
  const isFree = running.size < workers && failed.length === 0;
  const next = isFree ? waiting.findIndex(mayStart) : -1;
  if (next >= 0) {
    const [step] = waiting.splice(next, 1);
    const finished = finish(step, chosen.length === 1).then(() => running.delete(step));
    running.set(step, finished);
  } else {
    // oxlint-disable-next-line no-await-in-loop -- until a worker is free
    await Promise.race(running.values());
  }
}
if (failed.length > 0) {
  // Last, so that a log cut short still says why.
  for (const { name, code, printed } of failed)
    process.stdout.write(`\n── ${name} (exit code ${code})\n${printed}`);
  fail(`\n${failed.map(({ name }) => name).join(', ')} failed; what was found is above.`);
}
process.stdout.write(`\nAll passed: ${told.join(', ')}; ${seconds(started)} s in all.\n`);
