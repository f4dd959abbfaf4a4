import type { Page } from '@playwright/test';

import { CutLine } from './cut-line';
import { expect, test as base } from './platform';

const test = base.extend<{ line: CutLine }>({
  line: async ({ platform }, provide) => {
    const line = new CutLine(platform.url);
    await line.start();
    await provide(line);
    await line.stop();
  },
});

const request = {
  title: 'Second site',
  description:
    'Choose Gdańsk or Rotterdam. Gdańsk costs 310 € and takes 2 days, Rotterdam costs 420 € and takes 3 days.',
  methods: ['swot', 'costBenefit'],
};

/** The words of the run, without what was read out on the way. */
const seenOf = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('form, [role="status"]')) other.remove();
    return copy.textContent ?? '';
  });

/** Watches a run from its start, with the line cut after so many steps, and then reloads its view. */
async function watch(page: Page, line: CutLine, cutAfter: number | undefined): Promise<void> {
  const made = await page.request.post(`${line.url}/api/assistants/decision/runs?start=false`, {
    data: request,
    headers: { Origin: line.url },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const status = async () => {
    const answer = await page.request.get(`${line.url}/api/tasks/${id}`);
    return ((await answer.json()) as { status: string }).status;
  };
  const catchingUp = page.getByText('Catching up…');
  // Not what is read out: its place stays on the page.
  const shown = page.locator('main :not([role="status"])');
  const finished = shown.getByText('Completed', { exact: true });

  await page.goto(`${line.url}/enterprise/decision-assistant/${id}?tab=progress`);
  if (cutAfter !== undefined) line.cutAfter(cutAfter);
  await page.getByRole('button', { name: 'Start run', exact: true }).click();
  if (cutAfter !== undefined) {
    await expect(catchingUp).toBeVisible();
    // The run goes on and ends while nobody hears of it.
    await expect.poll(status).toBe('completed');
    await expect(shown.getByText('In progress', { exact: true })).toBeVisible();
    await expect(finished).toBeHidden();
    await expect(catchingUp).toBeVisible();
    line.mend();
  }
  await expect(finished).toBeVisible();
  await expect(catchingUp).toBeHidden();
  // Whole messages are formatted by a part that arrives with the first of them.
  await expect(page.getByRole('log').getByRole('list').first()).toBeVisible();

  const matrix = page.getByRole('region', { name: 'Options by criteria' });
  for (const view of ['progress', 'result']) {
    if (view === 'result') {
      await page.getByRole('link', { name: 'Result', exact: true }).click();
      await expect(matrix).toBeVisible();
    }
    const settled = async () => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      return seenOf(page);
    };
    const live = await settled();
    await page.reload();
    await expect(view === 'progress' ? finished : matrix).toBeVisible();
    await expect.poll(settled, `${view} after a cut at ${cutAfter ?? 'no'} step`).toBe(live);
  }
}

test('a run that is lost after any of its steps ends as one that was watched throughout', async ({
  page,
  line,
  expectedErrors,
}) => {
  test.slow();
  // Chromium reports the lost stream itself.
  expectedErrors.push(/net::ERR_/);
  const answer = await page.request.post(`${line.url}/api/login`, {
    data: { username: 'demo', password: 'constella-demo' },
    headers: { Origin: line.url },
  });
  expect(answer.ok()).toBe(true);

  await watch(page, line, undefined);
  const steps = await page.evaluate(async () => {
    const path = location.pathname.replace(/.*\//, '/api/tasks/');
    const text = await (await fetch(`${path}/events`)).text();
    return Number(/"total":(\d+)/.exec(text)?.[1]);
  });
  expect(steps).toBeGreaterThan(4);
  for (let at = 1; at <= steps; at += 1)
    await test.step(`after step ${at} of ${steps}`, () => watch(page, line, at));
});
