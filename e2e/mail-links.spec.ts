import type { Page } from '@playwright/test';

import { expect, test, type Platform } from './platform';

const username = 'noor.haddad';
const email = 'noor@example.com';
const passwords = ['a long way to Tromsø', 'a longer way to Tromsø'] as const;

const register = async (page: Page, platform: Platform) => {
  const answer = await page.request.post(`${platform.url}/api/register`, {
    data: { username, email, password: passwords[0] },
    headers: { Origin: platform.url },
  });
  expect(answer.ok()).toBe(true);
};

const signIn = async (page: Page, password: string) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
};

/** The address as the page knows it, and as going back and forth would. */
const hash = (page: Page) => page.evaluate(() => location.hash);

test('a forgotten password: mail, link, a new password, and the old one is refused', async ({
  page,
  platform,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(22|29)/);
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  await register(page, platform);
  await context.clearCookies();
  await page.goto(`${platform.url}/auth`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveTitle('Forgot password · Constella');
  const field = page.getByLabel('Email');
  await expect(field).toBeFocused();

  // Nobody has the first address, somebody the second; the page says the same.
  await field.fill('nobody@example.com');
  await page.keyboard.press('Enter');
  const sent = page.getByText(/^If an account has the address/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Check your mailbox');
  await expect(heading).toBeFocused();
  const told = (await sent.innerText()).replace('nobody@example.com', email);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await field.fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(sent).toHaveText(told);

  const link = await platform.linkTo(email, 'reset');
  expect(link).toContain('/auth?tab=reset#token=');
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Reset password · Constella');
  await expect.poll(() => hash(page)).toBe('');
  await expect(page).toHaveURL(`${platform.url}/auth?tab=reset`);
  await page.getByLabel('New password', { exact: true }).fill(passwords[1]);
  await expect(page.getByText('Strength: strong')).toBeVisible();
  await page.getByLabel('Repeat the new password').fill(passwords[1]);
  await page.getByRole('button', { name: 'Set password' }).click();

  await expect(page).toHaveURL(`${platform.url}/auth`);
  await expect(page.getByText('Password changed')).toBeVisible();
  await signIn(page, passwords[0]);
  await expect(page.getByRole('alert').getByText('Sign-in failed')).toBeVisible();
  await signIn(page, passwords[1]);
  await expect(page).toHaveURL(`${platform.url}/`);

  // The link has been used; back in the history there is nothing of it either.
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(passwords[0]);
  await page.getByLabel('Repeat the new password').fill(passwords[0]);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(heading).toHaveText('This link no longer works');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(field).toHaveValue(email);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('');
  await expect(heading).toHaveText('This link is not complete');

  const [secret = ''] = link.split('#token=').slice(1);
  expect(secret.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
});

test('an address is confirmed by its link, and a new link can be had from the account', async ({
  page,
  platform,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await page.goto(`${platform.url}/auth?tab=register`);
  await page.getByLabel('Username').fill('olga.lind');
  await page.getByLabel('Email').fill('olga@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long way to Gdańsk');
  await page.getByLabel('Confirm password').fill('a long way to Gdańsk');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
  const first = await platform.linkTo('olga@example.com', 'verify');

  await page.goto(`${platform.url}/account`);
  await expect(page.getByText('Confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way')).toBeVisible();
  await expect.poll(() => platform.linkTo('olga@example.com', 'verify')).not.toBe(first);

  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(first);
  await expect(heading).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  const second = await platform.linkTo('olga@example.com', 'verify');
  await page.goto(second);
  await expect(heading).toHaveText('Email address confirmed');
  await expect(page).toHaveURL(`${platform.url}/auth?tab=verify`);
  // In a tab of its own; here, where it has just been read, nothing would change.
  await page.goto('about:blank');
  await page.goto(second);
  await expect(heading).toHaveText('Already confirmed');
  await page.goto(`${platform.url}/account`);
  await expect(page.getByText('olga@example.com is confirmed.')).toBeVisible();
});
