import type { BrowserContext, Page } from '@playwright/test';

import { expect, isChunk, test } from './platform';

const signIn = async (page: Page, username = 'demo') => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(`constella-${username}`);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
};

/** A second without a request: what a page reads late has come. */
async function quiet(page: Page) {
  let last = Date.now();
  const asked = () => (last = Date.now());
  page.on('request', asked);
  await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(1_000);
  page.off('request', asked);
}

test('a session that runs out leads to sign-in, and from there back', async ({
  page,
  platform,
  context,
}) => {
  await page.goto(`${platform.url}/agents?tab=create`);
  await signIn(page);
  await expect(page).toHaveURL(`${platform.url}/agents?tab=create`);
  await page.getByLabel('Name', { exact: true }).fill('Half a name');

  // What the page still reads would notice first.
  await quiet(page);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Tasks' }).first().click();
  await expect(page).toHaveURL(`${platform.url}/auth?from=%2Ftasks&reason=expired`);
  await expect(page.getByText('Your session has expired. Sign in again.')).toBeVisible();

  await signIn(page);
  await expect(page).toHaveURL(`${platform.url}/tasks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await page.goto(`${platform.url}/agents?tab=create`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a name');
});

/** A finished run of the signed-in user. */
async function finishedRun(context: BrowserContext, url: string) {
  const made = await context.request.post(`${url}/api/assistants/decision/runs`, {
    headers: { Origin: url },
    data: { title: 'Site', description: 'Gdańsk 310 €, Rotterdam 420 €.', methods: ['swot'] },
  });
  const { id } = (await made.json()) as { id: number };
  const statusOf = async () => {
    const answer = await context.request.get(`${url}/api/tasks/${id}`);
    return ((await answer.json()) as { status: string }).status;
  };
  await expect.poll(statusOf).toBe('completed');
  return id;
}

test('what is typed as a session ends, in any tab, waits for who typed it and for nobody else', async ({
  page,
  platform: { url },
  context,
}) => {
  const decision = `${url}/enterprise/decision-assistant`;
  await page.goto(`${url}/auth`);
  await signIn(page);
  await expect(page).toHaveURL(`${url}/`);
  const report = { name: 'Report', exact: true };
  /** Folded until it is asked for. */
  const openReport = async (tab: Page) => {
    await tab.getByRole('button', report).click();
    await tab.getByRole('button', { name: 'Edit text' }).click();
  };
  /** Where somebody types, and in what; the first of them asks what a run costs as it is typed. */
  const places = [
    [`${decision}/new`, (tab: Page) => tab.getByLabel('Title', { exact: true })],
    [`${url}/unified-cognitive-flow`, (tab: Page) => tab.getByLabel('Your question')],
    [
      `${decision}/${await finishedRun(context, url)}`,
      (tab: Page) => tab.getByRole('textbox', report),
    ],
    [`${url}/agents?tab=create`, (tab: Page) => tab.getByLabel('Name', { exact: true })],
    [`${url}/agents?tab=collaborate`, (tab: Page) => tab.getByLabel('Title', { exact: true })],
  ] as const;
  const tabs = await Promise.all(
    places.map(async ([address, field], at) => {
      const tab = at === 0 ? page : await context.newPage();
      await tab.goto(address);
      if (at === 2) await openReport(tab);
      return { tab, address, field: field(tab) };
    }),
  );
  const type = async (text: string) => {
    for (const { field } of tabs.toReversed()) await field.fill(text);
  };
  const areBack = async (text: string) => {
    for (const [at, { tab, address, field }] of tabs.entries()) {
      await expect(tab).toHaveURL(address);
      if (at === 2) await openReport(tab);
      await expect(field, address).toHaveValue(text);
    }
  };
  const atSignIn = () =>
    Promise.all(tabs.map(({ tab }) => expect(tab.getByLabel('Username')).toBeVisible()));

  // Signed out here: the other tabs are at sign-in too, and all come back with whoever it was.
  const option = page.getByRole('textbox', { name: /^Options/ });
  await type('Typed before signing out');
  await option.fill('Half a tag');
  await page.getByRole('button', { name: /^User menu/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await atSignIn();
  await expect(page).toHaveURL(`${url}/auth`);
  await signIn(page);
  await areBack('Typed before signing out');
  await expect(page.getByText('Half a tag')).toBeVisible();

  // Run out, which the price's question is the first to hear; then somebody else comes.
  await page.getByLabel('Description', { exact: true }).fill('Gdańsk or Rotterdam');
  await page.getByRole('checkbox', { name: /^SWOT/ }).check();
  await expect(page.getByText(/in your balance/).first()).toBeVisible();
  await type('Typed as it ran out');
  await context.clearCookies();
  await page.getByLabel('Description', { exact: true }).pressSequentially(', or neither');
  await atSignIn();
  await expect(page.getByText('Your session has expired. Sign in again.')).toBeVisible();
  await signIn(page, 'admin');
  for (const { tab } of tabs) await expect(tab).toHaveURL(`${url}/`);
  for (const { tab, address, field } of tabs.filter((_tab, at) => at !== 2)) {
    await tab.goto(address);
    await expect(field, address).toHaveValue('');
  }
  await expect(option).toBeVisible();
  await expect(page.getByText('Half a tag')).toBeHidden();

  // What they left is there for the first one still.
  await page.getByRole('button', { name: /^User menu/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await atSignIn();
  await signIn(page);
  await expect(page).toHaveURL(`${url}/`);
  for (const { tab, address } of tabs) await tab.goto(address);
  await areBack('Typed as it ran out');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(
    'Gdańsk or Rotterdam, or neither',
  );
});

test('a screen that could not be fetched comes with the next visit', async ({
  page,
  platform,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /LoadFailure/);
  await page.goto(platform.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chunk = isChunk(/auth-screen/);
  await page.route(chunk, (route) => route.fulfill({ status: 503 }));
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await link.click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('link', { name: 'Constella' }).first().click();
  await link.click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
