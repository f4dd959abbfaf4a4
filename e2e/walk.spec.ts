import type { Page } from '@playwright/test';

import { expect, test } from './platform';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function createAgent(
  page: Page,
  url: string,
  name: string,
  type: 'Coordinator' | 'Processor',
) {
  await page.goto(`${url}/agents`);
  const form = page.getByRole('tabpanel', { name: 'Create agent' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
  // The picker has chosen the first model of the catalogue.
  await expect(form.getByRole('combobox', { name: 'Model', exact: true })).not.toHaveValue('');
  await button(page, 'Create agent').click();
  await expect(page.getByText(`${name} was created.`).first()).toBeVisible();
}

test('register, build a team, run a task, test a model, lose the server, find it all again', async ({
  page,
  platform,
  context,
}) => {
  test.slow();
  await page.goto(`${platform.url}/auth?tab=register`);
  await page.getByLabel('Username').fill('ines.aziz');
  await page.getByLabel('Full name').fill('Ines Aziz');
  await page.getByLabel('Email').fill('ines@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long way to Gdańsk');
  await page.getByLabel('Confirm password').fill('a long way to Gdańsk');
  await button(page, 'Create account').click();
  await expect(page.getByText('Welcome to Constella, Ines Aziz.').first()).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/`);

  await createAgent(page, platform.url, 'Route lead', 'Coordinator');
  await createAgent(page, platform.url, 'Rate reader', 'Processor');

  await page.getByRole('tab', { name: 'Collaborate' }).click();
  await page.getByLabel('Title').fill('Choose a carrier for Poland');
  await page
    .getByLabel('Description')
    .fill('Compare two carriers by price and delivery time, and recommend one.');
  await page.getByRole('combobox', { name: 'Coordinator' }).click();
  await page.getByRole('option', { name: 'Route lead' }).click();
  await page.getByRole('checkbox', { name: /Rate reader/ }).check();
  await expect(page.getByRole('checkbox', { name: /Route lead/ })).toBeChecked();
  await button(page, 'Create task').click();

  await expect(page).toHaveURL(/\/task-execution\/\d+$/);
  const runUrl = page.url();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choose a carrier for Poland' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Rate reader' }).first()).toBeVisible();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Completed').first()).toBeVisible();
  // Formatted, not the plain text shown until the formatter has arrived.
  const formatted = result.getByRole('heading', { name: 'Open questions' });
  await expect(formatted).toBeVisible();
  const resultText = await result.innerText();

  await page.goto(`${platform.url}/models`);
  await page.getByLabel('Prompt', { exact: true }).fill('Name three ports on the Baltic Sea.');
  await button(page, 'Test model').click();
  const response = page.getByRole('region', { name: 'Model response' });
  await expect(response).toContainText(/\w{3,}/, { timeout: 60_000 });

  // A page left open would report the broken connection, and rightly.
  await page.goto('about:blank');
  await platform.kill();
  await platform.start();

  await page.goto(`${platform.url}/agents?tab=manage`);
  await expect(page.getByRole('link', { name: 'Route lead' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rate reader' })).toBeVisible();
  await page.goto(runUrl);
  await expect(formatted).toBeVisible();
  expect(await result.innerText()).toBe(resultText);
  await expect(page.getByRole('heading', { level: 3, name: 'Rate reader' }).first()).toBeVisible();
  await page.goto(`${platform.url}/tasks`);
  await expect(
    page.getByRole('link', { name: 'Choose a carrier for Poland' }).first(),
  ).toBeVisible();

  // The password survived as well: sign out, then in again, back to the page that asked.
  await button(page, 'User menu: Ines Aziz').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await context.clearCookies();
  await page.goto(`${platform.url}/agents?tab=manage`);
  await expect(page).toHaveURL(/\/auth\?from=/);
  await page.getByLabel('Username').fill('ines.aziz');
  await page.getByLabel('Password', { exact: true }).fill('a long way to Gdańsk');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${platform.url}/agents?tab=manage`);
});
