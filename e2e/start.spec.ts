import type { Page, Route } from '@playwright/test';

import { expect, isChunk, test } from './platform';

const demo = { username: 'demo', password: 'constella-demo' };

/** Lets chunks with these names fail: each once, or always. Returns how to end it. */
async function fail(page: Page, name: RegExp, how: { always: boolean }) {
  const failed = new Set<string>();
  const handler = async (route: Route) => {
    const url = route.request().url();
    if (!how.always && failed.has(url)) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 503, body: 'away' });
  };
  const isOne = isChunk(name);
  await page.route(isOne, handler);
  return { failed, end: () => page.unroute(isOne, handler) };
}

const signIn = (page: Page, url: string) =>
  page.request.post(`${url}/api/login`, { data: demo, headers: { Origin: url } });

// What Chromium and the app print when a file does not arrive.
const printed = [/status of 503/, /Failed to fetch dynamically/, /LoadFailure/];

for (const { path, file, title } of [
  { path: '/', file: /shell/, title: 'Many agents. One answer you can check.' },
  { path: '/', file: /ui/, title: 'Many agents. One answer you can check.' },
  { path: '/', file: /landing/, title: 'Many agents. One answer you can check.' },
  { path: '/', file: /base/, title: 'Many agents. One answer you can check.' },
  { path: '/', file: /rolldown-runtime/, title: 'Many agents. One answer you can check.' },
  { path: '/agents', file: /shell/, title: 'Agents' },
  { path: '/agents', file: /agents/, title: 'Agents' },
  { path: '/agents', file: /agents-screen/, title: 'Agents' },
]) {
  test(`${path} begins though ${file.source}-*.js fails once`, async ({
    page,
    platform,
    expectedErrors,
  }) => {
    expectedErrors.push(...printed);
    if (path !== '/') await signIn(page, platform.url);
    const { failed } = await fail(page, file, { always: false });
    await page.goto(platform.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(failed.size).toBeGreaterThan(0);
  });

  test(`${path} says so while ${file.source}-*.js fails, and begins when it is back`, async ({
    page,
    platform,
    expectedErrors,
  }) => {
    expectedErrors.push(...printed);
    if (path !== '/') await signIn(page, platform.url);
    const { end } = await fail(page, file, { always: true });
    await page.goto(platform.url + path);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/Constella could not start|Component failed to load/);
    await end();
    await alert.getByRole('button', { name: /Try again|Refresh/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('it is said in the language of the reader', async ({ page, platform, expectedErrors }) => {
    expectedErrors.push(...printed);
    await fail(page, /base/, { always: true });
    await page.goto(platform.url);
    await expect(page.getByRole('alert')).toContainText('تعذّر بدء تشغيل Constella');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every language says what is missing', async ({ page, platform }) => {
    await page.goto(platform.url);
    await expect(page.locator('noscript p')).toHaveCount(12);
    // Nothing else stands on the page.
    await expect(page.locator('noscript p').first()).toBeInViewport();
    await expect(page.locator('noscript p:lang(zh)').first()).toHaveText(
      /^Constella 需要 JavaScript。请/,
    );
    await expect(page.locator('#start')).toBeHidden();
  });
});

test('the bar stands before the first script has come', async ({ page, platform }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(isChunk(/base/), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(platform.url, { waitUntil: 'commit' });
  const early = page.locator('.start-bar');
  await expect(early).toBeVisible();
  // A browser paints nothing before the style sheets are there, but tells places.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
  const place = await early.boundingBox();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is drawn in its place does not move.
  expect(await page.getByRole('banner').boundingBox()).toEqual(place);
});

for (const status of [500, 502])
  test(`/ does not ask for ever while the session answers ${status}`, async ({
    page,
    platform,
    expectedErrors,
  }) => {
    expectedErrors.push(new RegExp(`status of ${status}`));
    let asked = 0;
    await page.route('**/api/user', (route) => {
      asked += 1;
      return route.fulfill({ status, body: '{' });
    });
    await page.goto(platform.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
    await page.waitForTimeout(3_000);
    expect(asked).toBe(4);
  });
