import type { BrowserContext, Locator, Page } from '@playwright/test';

import { expect, test } from './platform';
import { textsOf } from './walks/place';
import { exported } from './walks/saved-file';

const question =
  'Should we move the archive of 40,000 photographs to Lisbon or keep it in Porto? Compare rent and humidity.';

test('ask by keyboard, reload while it is answered, go on in the conversation and in an assistant', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}/auth`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('constella-demo');
  await page.keyboard.press('Enter');

  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.focus();
  await page.keyboard.type('Half a thought');
  await page.reload();
  await expect(field).toHaveValue('Half a thought');
  await field.fill(question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/unified-cognitive-flow\?run=\d+$/);
  // The field is gone: the keys go on where the answer comes.
  await expect(page.getByRole('heading', { level: 2, name: 'Answer' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  const layers = page.getByRole('list', { name: 'Layers of thought' });
  await expect(layers.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible({ timeout: 60_000 });
  const first = page.url();

  const followUp = page.getByRole('textbox', { name: 'Ask a follow-up' });
  await followUp.fill('And what does it cost?');
  await followUp.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'And what does it cost?' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible({ timeout: 60_000 });
  const past = page.getByRole('complementary', { name: 'Conversations' });
  await expect(past.getByRole('link')).toHaveCount(1);

  const say = textsOf('en');
  await page.getByRole('link', { name: 'Open the whole run' }).click();
  for (const kind of ['markdown', 'docx'] as const) {
    const { text } = await exported(page, say, kind);
    for (const part of ['earlier', 'answer', 'layers', 'layer.meta_cognition', 'followUps'])
      expect(text).toContain(say(`flow.${part}`));
    expect(text).toContain(question);
    expect(text).toContain(say('workspace.ai.offline'));
  }

  await page.goto(first);
  await page.getByRole('link', { name: /^Continue in the Decision assistant/ }).click();
  await expect(page).toHaveURL(/\/enterprise\/decision-assistant\/new\?from=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Decision assistant' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(question);

  // No field is reached under the foot of its form.
  const belowFoot = () =>
    page.getByRole('button', { name: 'Start run' }).evaluate((button) => {
      const field = document.activeElement;
      const isInFoot = field === null || button.parentElement?.contains(field);
      return (
        !isInFoot &&
        field.closest('form') !== null &&
        field.getBoundingClientRect().bottom > button.getBoundingClientRect().top
      );
    });
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [wide, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await page.getByRole('textbox', { name: 'Title' }).focus();
    for (let stop = 0; stop < 18; stop += 1) {
      expect(await belowFoot(), `stop ${stop} at ${size.width} px`).toBe(false);
      await page.keyboard.press('Tab');
    }
  }
  await page.setViewportSize(wide);

  // What is deleted takes the focus along to what is beside it.
  await page.goto(`${platform.url}/unified-cognitive-flow`);
  await past.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(past.getByRole('button', { name: /^Options for/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(past.getByText('No conversations yet')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
});

const signIn = async (context: BrowserContext, url: string) => {
  const answer = await context.request.post(`${url}/api/login`, {
    data: { username: 'demo', password: 'constella-demo' },
    headers: { Origin: url },
  });
  expect(answer.ok()).toBe(true);
};

test('of one question typed in two tabs neither goes before somebody says which', async ({
  page,
  context,
  platform,
}) => {
  await signIn(context, platform.url);
  const other = await context.newPage();
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Your question' });
  for (const tab of [page, other]) {
    await tab.goto(`${platform.url}/unified-cognitive-flow`);
    // A field that comes later begins with what is typed by then, and nothing was changed.
    await expect(fieldOf(tab)).toBeVisible();
  }
  await fieldOf(page).fill('Mine');
  await expect(other.getByText('Changed in another tab')).toBeVisible();
  await fieldOf(other).fill('Theirs');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(fieldOf(page)).toHaveValue('Theirs');
  for (const tab of [page, other])
    await expect(tab.getByText('Changed in another tab')).toBeHidden();
});

test('what goes on out of sight is seen to end in the lists', async ({ page, platform }) => {
  await signIn(page.context(), platform.url);
  const status = (list: Locator, words: string) => list.getByText(words, { exact: true }).first();

  await page.goto(`${platform.url}/unified-cognitive-flow`);
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'New conversation' }).click();
  const past = page.getByRole('complementary', { name: 'Conversations' });
  await expect(past.getByRole('link')).toHaveCount(1);
  await expect(status(past, 'In progress')).toBeHidden({ timeout: 30_000 });

  const decision = `${platform.url}/enterprise/decision-assistant`;
  await page.goto(`${decision}/new`);
  await page.getByLabel('Title', { exact: true }).fill('Archive');
  await page.getByLabel('Description', { exact: true }).fill(question);
  await page.getByRole('checkbox', { name: /^SWOT/ }).check();
  await page.getByRole('button', { name: 'Start run', exact: true }).click();
  await expect(page).toHaveURL(/\/\d+$/);
  await page.getByRole('link', { name: 'New run' }).click();
  await page.getByRole('link', { name: /^History/ }).click();
  await expect(status(page.getByRole('grid'), 'Completed')).toBeVisible({ timeout: 30_000 });
});
