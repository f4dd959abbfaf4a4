import type { Page } from '@playwright/test';

import { expect, test } from './platform';

const signIn = async (page: Page) => {
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('constella-demo');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
};

test('a session that runs out leads to sign-in, and from there back', async ({
  page,
  platform,
  context,
}) => {
  await page.goto(`${platform.url}/agents?tab=create`);
  await signIn(page);
  await expect(page).toHaveURL(`${platform.url}/agents?tab=create`);
  await page.getByLabel('Name', { exact: true }).fill('Half a name');

  await context.clearCookies();
  await page.getByRole('link', { name: 'Tasks' }).first().click();
  await expect(page).toHaveURL(`${platform.url}/auth?from=%2Ftasks&reason=expired`);
  await expect(page.getByText('Session expired, please log in again.')).toBeVisible();

  await signIn(page);
  await expect(page).toHaveURL(`${platform.url}/tasks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await page.goto(`${platform.url}/agents?tab=create`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a name');
});

test('a screen that could not be fetched comes with the next visit', async ({
  page,
  platform,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /LoadFailure/);
  await page.goto(platform.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chunk = /assets\/auth-screen-/;
  await page.route(chunk, (route) => route.fulfill({ status: 503 }));
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await link.click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('link', { name: 'Constella' }).first().click();
  await link.click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
