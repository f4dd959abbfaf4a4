import { axeViolations } from './axe';
import { expect, test } from './platform';

// The reference is the server's own: no part of the app is in it.
const pages = [
  '/api/docs',
  '/api/docs/schemas',
  '/api/docs/runs',
  '/api/docs/records-learning',
  '/api/docs/records/risk-items',
  '/api/docs?q=risk',
];
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const;

for (const { colorScheme, width } of looks)
  test(`the API reference: no axe violation, ${colorScheme}, ${width} px`, async ({
    page,
    platform,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(platform.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeViolations(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(width);
    }
  });

test('the API reference is searched with the keyboard', async ({ page, platform }) => {
  await page.goto(`${platform.url}/api/docs`);
  await page.keyboard.press('/');
  await page.keyboard.type('create a risk item');
  const found = page.locator('#found').getByRole('link');
  await expect(found).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 found');
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(found).toHaveCount(0);
  await page.keyboard.type(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/records\/risk-items#createRiskItem$/);
  await expect(page.getByRole('heading', { name: 'Create a risk item' })).toBeInViewport();
});

test('without scripts the API reference is read and searched the same', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${platform.url}/api/docs/records/risk-items`);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('link', { name: 'Risk assessments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk assessments' })).toBeVisible();
  await page.getByRole('searchbox').fill('create a risk item');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'POST /api/risk-items' }).click();
  await expect(page).toHaveURL(/\/records\/risk-items#createRiskItem$/);
  await context.close();
});
