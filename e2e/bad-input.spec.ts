import type { BrowserContext, Page } from '@playwright/test';

import { expect, isChunk, Platform, test } from './platform';
import { walks } from './walks';
import { textsOf } from './walks/place';

const base = '/enterprise/decision-assistant';
const description =
  'Choose Gdańsk or Rotterdam. Gdańsk costs 310 € and takes 2 days, Rotterdam costs 420 € and takes 3 days.';

/** Signs somebody in without a form. */
async function signIn(context: BrowserContext, url: string, username = 'demo') {
  const password = `constella-${username}`;
  const answer = await context.request.post(`${url}/api/login`, {
    data: { username, password },
    headers: { Origin: url },
  });
  expect(answer.ok()).toBe(true);
}

async function fill(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByRole('checkbox', { name: /^SWOT/ }).check();
}

const start = (page: Page) => page.getByRole('button', { name: 'Start run', exact: true });
const matrix = (page: Page) => page.getByRole('region', { name: 'Options by criteria' });
/** How many runs of a title there are. */
async function runsOf(page: Page, url: string, title: string) {
  const tasks = (await (await page.request.get(`${url}/api/tasks`)).json()) as { title: string }[];
  return tasks.filter((task) => task.title === title).length;
}

test('every field says that its text is too long, in every form, and nothing is sent', async ({
  page,
  platform,
}) => {
  test.slow();
  await signIn(page.context(), platform.url);
  const say = textsOf('en');
  const tooLong = /^Enter at most [\d,]+ characters/;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/runs')) sent.push(request.url());
  });
  for (const walkIn of Object.values(walks)) {
    const walk = walkIn('en');
    await page.goto(platform.url + walk.start);
    const form = page.getByRole('form', { name: say(walk.form), exact: true });
    await expect(start(page)).toBeEnabled();
    const fields = await form.locator('textarea, input[type="text"]:not([readonly])').all();
    for (const one of fields)
      if (await one.isEditable()) await one.fill(`👨‍👩‍👧‍👦 <b>مرحبا</b>`.repeat(1_100));
    await start(page).click();
    // In the summary and at the field; of the longest forms a dozen times.
    await expect(form.getByText(tooLong).first()).toBeVisible();
    await expect.poll(() => form.getByText(tooLong).count(), walk.path).toBeGreaterThan(1);
    await expect(form.locator(':focus')).toHaveCount(1);
  }

  // One of a list, as an older form may have kept it.
  await page.evaluate(() => {
    const values = { industry: 'Toys', activities: 'Sells', regions: ['Spain', 'x'.repeat(300)] };
    const draft = { savedAt: 1, values: { ...values, domains: ['dataPrivacy'] } };
    localStorage.setItem('constella.draft.2.run.compliance-risk', JSON.stringify(draft));
  });
  await page.goto(`${platform.url}/enterprise/compliance-assistant/new`);
  await start(page).click();
  await expect(page.getByText('Enter at most 200 characters')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: /^Operating regions/ })).toBeFocused();
  expect(sent).toEqual([]);
});

test('of one draft in two tabs neither is lost before somebody chooses', async ({
  page,
  platform,
  context,
}) => {
  await signIn(context, platform.url);
  const other = await context.newPage();
  const titles = [page, other].map((tab) => tab.getByLabel('Title', { exact: true }));
  const [mine, theirs] = [titles[0]!, titles[1]!];
  for (const tab of [page, other]) await tab.goto(`${platform.url}${base}/new`);
  // Only a form that is there hears of the other.
  await expect(theirs).toBeVisible();
  await mine.fill('Mine');
  await expect(other.getByText('Changed in another tab')).toBeVisible();
  await theirs.fill('Theirs');
  await other.reload();
  await expect(theirs).toHaveValue('Theirs');
  await expect(other.getByText('Changed in another tab')).toBeVisible();
  await page.reload();
  await expect(mine).toHaveValue('Mine');

  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Changed in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await other.reload();
  await expect(theirs).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(mine).toHaveValue('Theirs');
});

test('a run pressed twice is one, and goes on through Back and in another tab', async ({
  page,
  platform,
  context,
}) => {
  await signIn(context, platform.url);
  await page.goto(`${platform.url}${base}/new`);
  await fill(page, 'Pressed twice');
  await start(page).dblclick();
  await expect(page).toHaveURL(new RegExp(`${base}/\\d+$`));
  const run = page.url();
  // Nobody goes back before there is something to see.
  await expect(page.getByRole('log')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(run);
  const other = await context.newPage();
  await other.goto(run);
  for (const tab of [page, other]) await expect(matrix(tab)).toBeVisible({ timeout: 60_000 });
  expect(await runsOf(page, platform.url, 'Pressed twice')).toBe(1);
});

test('a run outlives its server', async ({ page, expectedErrors }) => {
  // Chromium reports the lost stream itself.
  expectedErrors.push(/net::ERR_/);
  const platform = new Platform({ OFFLINE_PACE_MS: '20' });
  await platform.start();
  // Code that is first needed while the server is away: what formats a message.
  let isAway = true;
  await page.route(isChunk(/markdown/), (route) => (isAway ? route.abort() : route.continue()));
  try {
    await signIn(page.context(), platform.url);
    await page.goto(`${platform.url}${base}/new`);
    await fill(page, 'Outlives');
    await start(page).click();
    await expect(page.getByRole('log').getByText('brief.read')).toBeVisible();
    await platform.kill();
    await expect(page.getByText('Catching up…')).toBeVisible();
    await expect(matrix(page)).toBeHidden();
    await platform.start();
    isAway = false;
    await expect(matrix(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Catching up…')).toBeHidden();
    await page.getByRole('button', { name: 'See how it came about' }).click();
    await expect(page.getByRole('log').getByRole('list').first()).toBeVisible({ timeout: 60_000 });
  } finally {
    await platform.kill();
  }
});

test('what is not there, or not yours, says so', async ({
  page,
  platform,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await signIn(context, platform.url);
  const headers = { Origin: platform.url };
  const post = (path: string, data?: object) =>
    context.request.post(platform.url + path, { headers, data });
  const made = await post('/api/assistants/decision/runs', {
    title: 'Shared',
    description,
    methods: ['swot'],
  });
  const { id } = (await made.json()) as { id: number };
  const task = async () => (await context.request.get(`${platform.url}/api/tasks/${id}`)).json();
  await expect.poll(async () => ((await task()) as { status: string }).status).toBe('completed');
  const shared = await post(`/api/tasks/${id}/share`);
  const { shareId } = (await shared.json()) as { shareId: string };
  const removed = await context.request.delete(`${platform.url}/api/tasks/${id}`, { headers });
  expect(removed.ok()).toBe(true);
  await page.goto(`${platform.url}/shared/${shareId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is off' })).toBeVisible();

  const kept = await post('/api/assistants/decision/runs?start=false', {
    title: 'Not yours',
    description,
    methods: ['swot'],
  });
  const { id: theirs } = (await kept.json()) as { id: number };
  const run = `${platform.url}${base}/${theirs}`;
  await page.goto(`${platform.url}/unified-cognitive-flow?run=${theirs}`);
  await expect(page).toHaveURL(run);
  // Their session runs out, and somebody else comes.
  await context.clearCookies();
  // The page may ask for something by itself, and be gone before the press.
  const atSignIn = page.waitForURL(/\/auth\?from=/);
  await Promise.any([start(page).click(), atSignIn]);
  await atSignIn;
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('constella-admin');
  await page.keyboard.press('Enter');
  // Where somebody's session ended is no place for the next one.
  await expect(page).toHaveURL(`${platform.url}/`);
  const noTask = (number: number) => `There is no task T-${number}, or it belongs to someone else`;
  const noPage = 'Page Not Found';
  for (const [path, title] of [
    [`${base}/${theirs}`, noTask(theirs)],
    [`${base}/${id}`, noTask(id)],
    [`${base}/9999999999`, noTask(9999999999)],
    [`${base}/0`, noPage],
    [`${base}/-1`, noPage],
    [`${base}/1e3`, noPage],
    ['/enterprise/horoscope/new', noPage],
    ['/assistants/horoscope/x', noPage],
  ] as const) {
    await page.goto(platform.url + path);
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible();
    await expect(page.getByText('Not yours')).toBeHidden();
  }
});

test('of many files only some that can be read are taken, and each of the others says why', async ({
  page,
  platform,
  expectedErrors,
}) => {
  // Chromium reports the refusals itself.
  expectedErrors.push(/status of 422/);
  await signIn(page.context(), platform.url);
  await page.goto(`${platform.url}/unified-cognitive-flow`);
  await page.getByRole('button', { name: 'Attach files' }).click();
  const file = (name: string, buffer: Buffer | string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(buffer),
  });
  const dialog = page.getByRole('dialog', { name: 'Attach files' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([
      file('picture.png', 'x'),
      file('empty.txt', ''),
      file('program.txt', Buffer.from('4d5a9000030000000400ffff', 'hex')),
      file('cut.pdf', '%PDF-1.7 and nothing else'),
      ...Array.from({ length: 8 }, (_, at) => file(`note ${at}.txt`, `🙂 <b>ملاحظة</b> ${at}`)),
    ]);
  await expect(dialog.getByText('Uploaded')).toHaveCount(3);
  for (const name of ['program.txt is not a text', 'cut.pdf is damaged'])
    await expect(dialog.getByText(new RegExp(`^${name}`)).first()).toBeVisible();
  const list = dialog.getByRole('list');
  for (const name of ['picture.png', 'empty.txt', 'note 7.txt'])
    await expect(list.getByText(name).first()).toBeVisible();
});
