import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect, test } from './platform';

type Texts = Record<string, string>;

const locales = ['en', 'zh', 'ar'] as const;

/** The app's texts in a language, by id. */
const textsOf = (locale: string): ((id: string) => string) => {
  const known = new Map<string, Texts>();
  return (id) => {
    const namespace = id.slice(0, id.indexOf('.'));
    const texts =
      known.get(namespace) ??
      (JSON.parse(
        readFileSync(`packages/i18n/catalogues/${locale}/${namespace}.json`, 'utf8'),
      ) as Texts);
    known.set(namespace, texts);
    const text = texts[id];
    if (text === undefined) throw new Error(`no text ${id} in ${locale}`);
    return text;
  };
};

interface Walk {
  /** The assistant's screen. */
  path: string;
  /** What is said when the form is sent empty. */
  required: readonly string[];
  /** The label of the field that gets the focus then. */
  first: string;
  title: string;
  fill: (page: Page, say: (id: string) => string, title: string) => Promise<void>;
  /** A heading of the result. */
  result: string;
  /** Changes something in the result. */
  edit: (page: Page) => Promise<void>;
}

/** One line for each assistant: how its form is filled and its result changed. */
const walks: Record<string, Walk> = {
  decision: {
    path: '/enterprise/decision-assistant',
    required: ['validation.decision.descriptionRequired', 'validation.decision.methodsMin'],
    first: 'decision.title',
    title: 'Second site',
    async fill(page, say, title) {
      await page.getByLabel(say('decision.title'), { exact: true }).fill(title);
      await page
        .getByLabel(say('decision.description'), { exact: true })
        .fill('Gdańsk 310 €, Rotterdam 420 €, Hamburg 390 €. 14200, 15900, 17100.');
      for (const method of ['swot', 'costBenefit', 'scenario', 'pestel'])
        await page
          .getByRole('checkbox', { name: say(`decision.method.${method}`) })
          .first()
          .check();
    },
    result: 'decision.matrix',
    async edit(page) {
      await page.getByRole('slider').first().fill('5');
    },
  },
};

for (const [name, walk] of Object.entries(walks))
  for (const locale of locales)
    test(`${name}, ${locale}: from an empty form to an exported result, and back to it`, async ({
      page,
      platform,
      expectedErrors,
    }) => {
      test.slow();
      // Canceled on purpose.
      expectedErrors.push(/status of 409/);
      const say = textsOf(locale);
      await page.addInitScript(
        (chosen) => localStorage.setItem('constella.locale', chosen),
        locale,
      );
      const answer = await page.request.post(`${platform.url}/api/login`, {
        data: { username: 'demo', password: 'constella-demo' },
        headers: { Origin: platform.url },
      });
      expect(answer.ok()).toBe(true);
      await page.goto(platform.url + walk.path);

      const start = page.getByRole('button', { name: say('run.start'), exact: true });
      await start.click();
      for (const id of walk.required) await expect(page.getByText(say(id)).first()).toBeVisible();
      await expect(page.getByLabel(say(walk.first), { exact: true })).toBeFocused();

      await walk.fill(page, say, walk.title);
      await page.reload();
      await expect(page.getByLabel(say(walk.first), { exact: true })).toHaveValue(walk.title);
      await start.click();
      await expect(page).toHaveURL(/\/\d+$/);
      await page.getByRole('button', { name: say('run.cancel'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('run.cancel'), exact: true })
        .click();
      await expect(page.getByText(say('workspace.run.canceled'))).toBeVisible();
      await page
        .getByRole('button', { name: say('run.retry'), exact: true })
        .last()
        .click();

      const result = page.getByRole('region', { name: say(walk.result), exact: true });
      await expect(result).toBeVisible({ timeout: 60_000 });
      await walk.edit(page);
      await page.getByRole('button', { name: say('workspace.edit.save'), exact: true }).click();
      await expect(page.getByText(say('workspace.edit.unsaved'))).toBeHidden();

      for (const [item, extension] of [
        ['markdown', 'md'],
        ['docx', 'docx'],
        ['json', 'json'],
      ]) {
        await page.getByRole('button', { name: say('workspace.export.menu'), exact: true }).click();
        const saved = page.waitForEvent('download');
        await page
          .getByRole('menuitem', { name: say(`workspace.export.${item}`), exact: true })
          .click();
        expect((await saved).suggestedFilename()).toBe(`${walk.title}.${extension}`);
      }

      const address = page.url();
      await page.reload();
      await expect(result).toBeVisible();
      await page.goto(`${platform.url}${walk.path}?tab=history`);
      await page.getByRole('link', { name: walk.title, exact: true }).first().click();
      await expect(page).toHaveURL(new URL(address).origin + new URL(address).pathname);
      await expect(result).toBeVisible();
    });
