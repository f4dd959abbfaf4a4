// How long a key takes to its picture while a run streams into the same screen.
//   npm run bench:typing [-- --keys 100 --rate 100 --slowdown 4]
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { startOpenAiFake } from '../../apps/mock-server/src/testing/openai-fake.ts';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/ensure.mjs';
import { signIn, startOurs } from '../server/ours.mjs';
import { columns, conclude, figure, median } from '../shared/figures.mjs';
import { observeKeys, timesOf } from './keys.mjs';
import { chattyService, wordLength } from './service.mjs';

const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '100' },
    rate: { type: 'string', default: '100' },
    slowdown: { type: 'string', default: '4' },
  },
});
const keys = Number(values.keys);
const rate = Number(values.rate);

/** Milliseconds within which 95 of 100 keys have to be seen. */
const goal = 50;
/** The share of the events that has to reach the page while it is typed into. */
const share = 0.95;
/** Milliseconds between two keys: 11 a second is faster than most people type. */
const pause = 90;
/** Milliseconds of the stream before the first key: the text has some length then. */
const lead = 3_000;

const staticDir = join(root, 'apps/platform/dist');
if (!existsSync(staticDir)) {
  console.error('There is no built app. Run `npm run build` first.');
  process.exit(1);
}

const request = {
  title: 'Second site',
  description: 'Hamburg or Gdańsk?',
  methods: ['swot', 'costBenefit', 'pestel'],
};

/** Types into a field of the page and returns the milliseconds of each key. */
async function type(page, field) {
  await field.click();
  await page.evaluate(observeKeys);
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press(count % 6 === 5 ? 'Space' : 'abcde'[count % 5]);
    await page.waitForTimeout(pause);
  }
  // The last entries arrive after their frame.
  await page.waitForTimeout(500);
  return page.evaluate(timesOf);
}

async function measure(address) {
  const cookie = await signIn(address);
  const [name, value] = cookie.split('=');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    const made = await fetch(`${address}/api/assistants/decision/runs?start=false`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(request),
    });
    if (made.status !== 201) throw new Error(`the run was answered with ${made.status}`);
    const { id } = await made.json();
    await page.goto(`${address}/enterprise/decision-assistant/${id}?tab=progress`);
    const field = page.getByLabel('Description', { exact: true });
    await field.waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const quiet = await type(page, field);

    await page.getByRole('button', { name: 'Start run', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel run', exact: true }).waitFor();
    await page.waitForTimeout(lead);
    const written = () => page.getByRole('log').evaluate((log) => log.textContent.length);
    const [before, began] = [await written(), performance.now()];
    const streaming = await type(page, field);
    const seconds = (performance.now() - began) / 1_000;
    const arrived = ((await written()) - before) / wordLength / seconds;
    return { quiet, streaming, arrived };
  } finally {
    await browser.close();
  }
}

const percentile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;

const directory = mkdtempSync(join(tmpdir(), 'constella-bench-'));
const service = await startOpenAiFake(chattyService(rate));
const ours = await startOurs(join(directory, 'db.json'), {
  STATIC_DIR: staticDir,
  LLM_BASE_URL: service.baseUrl,
});
try {
  const { quiet, streaming, arrived } = await measure(ours.address);
  const row = (name, times) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [
      name,
      String(sorted.length),
      figure(median(sorted), 0),
      figure(percentile(sorted, 0.95), 0),
      figure(sorted.at(-1) ?? null, 0),
    ];
  };
  console.log(
    `From a key to its picture, ms at a processor slowed down ${values.slowdown} times; browsers give multiples of 8, and 16 for anything less`,
  );
  console.log(
    columns(
      [
        ['', 'keys', 'median', '95 %', 'most'],
        row('no run', quiet),
        row(`${rate} events a second`, streaming),
      ],
      [0],
    ),
  );
  console.log(`${arrived.toFixed(0)} events a second were shown.`);
  const missed = [];
  const late = percentile(
    streaming.toSorted((a, b) => a - b),
    0.95,
  );
  if (streaming.length < keys) missed.push(`keys: ${streaming.length} of ${keys} were seen`);
  if (late === null || late > goal)
    missed.push(`typing while a run streams: ${figure(late, 0)} ms, at most ${goal}`);
  if (arrived < rate * share)
    missed.push(`events: ${arrived.toFixed(0)} a second were shown, of ${rate}`);
  conclude(missed);
} finally {
  await ours.stop();
  await service.close();
  rmSync(directory, { recursive: true, force: true });
}
