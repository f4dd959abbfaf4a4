import type { Page } from '@playwright/test';

import { expect, test } from './platform';

/** Counts what somebody presses, and says when. */
async function newcomer(page: Page, url: string) {
  await page.request.post(`${url}/api/login`, {
    data: { username: 'demo', password: 'constella-demo' },
  });
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        const pressed = Number(sessionStorage.getItem('pressed') ?? 0) + 1;
        sessionStorage.setItem('pressed', String(pressed));
      },
      { capture: true },
    );
  });
  const begun = Date.now();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    clicks: () => page.evaluate(() => Number(sessionStorage.getItem('pressed') ?? 0)),
    seconds: () => (Date.now() - begun) / 1_000,
  };
}

test('a finished example is one click from home, the first own run two more', async ({
  page,
  platform,
}) => {
  const { clicks, seconds } = await newcomer(page, platform.url);

  const panel = page.getByRole('region', { name: 'Finished example' });
  await panel.getByRole('link', { name: /See a finished example/ }).click();
  await expect(page.getByRole('region', { name: 'Options by criteria' })).toBeVisible();
  console.log(`finished example: ${await clicks()} click, ${seconds().toFixed(1)} s`);
  expect(await clicks()).toBe(1);

  await page.getByRole('link', { name: 'Start from this example' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/^Where should Rimsund Outdoor/);
  await page.getByRole('button', { name: 'Start run' }).click();
  await expect(page).toHaveURL(/decision-assistant\/\d+$/);
  await expect(
    page
      .getByRole('button', { name: 'Cancel' })
      .or(page.getByRole('region', { name: 'Options by criteria' }))
      .first(),
  ).toBeVisible();
  // The page follows what is written; where the result has come, it begins with it.
  await expect(page.getByRole('region', { name: 'Options by criteria' })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  console.log(`own run: ${(await clicks()) - 1} clicks more, ${seconds().toFixed(1)} s`);
  expect((await clicks()) - 1).toBe(2);
});
