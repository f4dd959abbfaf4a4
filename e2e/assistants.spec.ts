import { spawnSync } from 'node:child_process';

import type { Locator, Page } from '@playwright/test';

import { expect, test, type Platform } from './platform';
import { walks } from './walks';
import { literal, locales, press, textsOf, field, type Say } from './walks/place';
import { exported, extensions, type FileKind } from './walks/saved-file';
import type { Walk } from './walks/walk';

// Every walk is somebody else's: they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

/** A walk on its way. */
interface Going {
  readonly page: Page;
  readonly platform: Platform;
  readonly say: Say;
  readonly walk: Walk;
  readonly form: Locator;
}

/** Form contents, as typed and chosen so far. */
const contents = async (form: Locator) => ({
  texts: await form
    .getByRole('textbox')
    .or(form.getByRole('combobox'))
    .evaluateAll((fields) => fields.map((one) => ('value' in one ? one.value : one.textContent))),
  tags: await form.getByRole('listitem').allInnerTexts(),
  checked: await form.getByRole('checkbox', { checked: true }).count(),
  chosen: await form.getByRole('radio', { checked: true }).count(),
});

/** Starts a run, stops it for good, and asks for it once more. */
async function cancelAndRetry({ page, platform, say }: Going, start: Locator) {
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/runs'),
  );
  await start.click();
  await (await created).finished();
  // The shortest run would be over before anybody could press a button.
  platform.pause();
  await expect(page).toHaveURL(/\/\d+$/);
  await press({ page, say }, 'run.cancel');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('run.cancel'), exact: true })
    .click();
  platform.resume();
  await expect(page.getByText(say('workspace.run.canceled'))).toBeVisible();
  await press({ page, say }, 'run.retry');
}

/** Provenance texts in a file. */
const origin = (say: Say): string[] => [
  say('workspace.provenance.title'),
  say('workspace.ai.offline'),
  say('workspace.provenance.edited').replace('{parts}', ''),
];

/** Sends the form as it is found: it says what is missing, and where to begin. */
async function sendEmpty({ walk, form, say, page }: Going, start: Locator) {
  await start.click();
  for (const id of walk.required)
    // In the summary, and at its field.
    await expect(form.getByText(say(id))).toHaveCount(2);
  const first = field({ page, say }, walk.first, form);
  await expect(first).toBeFocused();
  const [message = ''] = walk.required;
  await expect(first).toHaveAccessibleDescription(new RegExp(literal(say(message))));
}

/** Saves the result as every kind of file, and reads in each what was typed and where it is from. */
async function exportAll({ walk, page, say, tables }: Going & { tables: readonly string[] }) {
  // Signs file systems refuse are not in a file's name.
  const name = walk.title.replaceAll(/[\s:?]+/g, ' ').trim();
  const saved = async (kind: FileKind) => {
    const file = await exported(page, say, kind);
    expect(file.name).toBe(`${name}.${extensions[kind]}`);
    return file.text;
  };
  for (const kind of ['markdown', 'docx'] as const) {
    const text = await saved(kind);
    for (const words of [...walk.files, ...origin(say)]) expect(text).toContain(words);
  }
  const whole = JSON.parse(await saved('json')) as { editedByPerson: string[]; result: object };
  const facts = { title: walk.title, aiGenerated: true, offline: true, version: 2 };
  expect(whole).toMatchObject(facts);
  expect(whole.editedByPerson).not.toEqual([]);
  for (const words of walk.files) expect(JSON.stringify(whole.result)).toContain(words);

  await press({ page, say }, 'workspace.export.menu');
  const csv = page.getByRole('menuitem', { name: say('workspace.export.csv'), exact: true });
  await expect(csv).toHaveCount(tables.length);
  await page.keyboard.press('Escape');
  for (const words of tables) {
    const text = await saved('csv');
    for (const one of [words, ...origin(say).slice(1)]) expect(text).toContain(one);
  }
}

/** Walked in every language; each of the others in one, the next one with another commit. */
const inEvery = ['decision', 'document generator'];
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout;
const turn = Number.parseInt(commit.slice(0, 6), 16) || 0;
const localesOf = (name: string, at: number) =>
  inEvery.includes(name) || process.env['WALKS'] === 'all'
    ? locales
    : locales.filter((_locale, index) => index === (turn + at) % locales.length);

for (const [at, [name, walkIn]] of Object.entries(walks).entries())
  for (const locale of localesOf(name, at))
    test(`${name}, ${locale}: from an empty form to an exported result, and back to it`, async ({
      page,
      platform,
      expectedErrors,
    }, { testId }) => {
      test.slow();
      // Canceled on purpose.
      expectedErrors.push(/status of 409/);
      const say = textsOf(locale);
      const walk = walkIn(locale);
      const form = page.getByRole('form', { name: say(walk.form), exact: true });
      const going = { page, platform, say, walk, form };
      const { spoil, fillIn, result, edit, edited, tables } = walk.at({ page, form, say });
      await page.addInitScript(
        (chosen) => localStorage.setItem('constella.locale', chosen),
        locale,
      );
      const answer = await page.request.post(`${platform.url}/api/register`, {
        data: { username: testId, password: 'a long way to Gdańsk', email: '', fullName: '' },
        headers: { Origin: platform.url },
      });
      expect(answer.ok()).toBe(true);
      await page.goto(platform.url + walk.start);

      const start = form.getByRole('button', { name: say('run.start'), exact: true });
      await spoil();
      await sendEmpty(going, start);
      await fillIn();
      // Figures are read out of a text a moment after its last key.
      let written = await contents(form);
      await expect(async () => {
        const before = written;
        await page.waitForTimeout(600);
        written = await contents(form);
        expect(written).toEqual(before);
      }).toPass();
      await page.reload();
      await expect.poll(() => contents(form)).toEqual(written);
      await cancelAndRetry(going, start);

      await expect(result).toBeVisible({ timeout: 60_000 });
      await edit();
      await press({ page, say }, 'workspace.edit.save');
      await expect(page.getByText(say('workspace.edit.unsaved'))).toBeHidden();
      await exportAll({ ...going, tables });

      const { origin: site, pathname } = new URL(page.url());
      const version = say('workspace.result.version').replaceAll(/<[^>]+>/g, '');
      const isBack = async () => {
        await expect(result).toBeVisible();
        await expect(page.getByText(version.replace('{number}', '2'))).toBeVisible();
        await edited();
      };
      await page.reload();
      await isBack();
      await page.goto(`${platform.url}/enterprise`);
      await page.goto(site + pathname);
      await isBack();
      await page.goto(`${platform.url}${walk.path}?tab=history`);
      await page.getByRole('link', { name: walk.title, exact: true }).click();
      await expect(page).toHaveURL(site + pathname);
      await isBack();
    });
