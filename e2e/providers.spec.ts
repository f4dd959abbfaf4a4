import type { Page } from '@playwright/test';

import {
  awkwardService,
  habits,
  type AwkwardService,
} from '../apps/mock-server/src/testing/awkward-service';
import { startOpenAiFake, type FakeRequest } from '../apps/mock-server/src/testing/openai-fake';
import { expect, Platform, test as base } from './platform';

/** A text with characters of one to four bytes. */
const text = 'Gdańsk, Łódź и Київ, ثمّ 智能体 🌌, and on.';
/** Answers of a good model to a request for JSON, told apart by a field of the schema. */
const answers: Record<string, unknown> = {
  followUps: { followUps: ['What does it cost?', 'Who decides?', 'Until when?'], assistant: null },
  scores: {
    scores: [
      { option: 0, criterion: 0, score: 2, reason: 'dear' },
      { option: 1, criterion: 0, score: 5, reason: text },
    ],
  },
  lists: { summary: text, lists: [], amounts: [] },
  criteria: { options: ['Hamburg', 'Gdańsk'], criteria: [{ name: 'cost', weight: 5 }] },
};

function textFor({ body }: FakeRequest): string {
  const system = body.messages?.[0]?.content ?? '';
  const field = Object.keys(answers).find((name) => system.includes(`"${name}"`));
  return field ? JSON.stringify(answers[field]) : text;
}

interface Served {
  platform: Platform;
  /** The service it was told of by `LLM_BASE_URL`. */
  service: AwkwardService;
}

const test = base.extend<object, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = awkwardService('none', 20, textFor);
      const fake = await startOpenAiFake(service.answer);
      const platform = new Platform({ LLM_BASE_URL: fake.baseUrl, LLM_API_KEY: 'a key' });
      await platform.start();
      await use({ platform, service });
      await platform.kill();
      await fake.close();
    },
    { scope: 'worker' },
  ],
});

const title = 'Second site';
const question = 'Hamburg or Gdańsk? 智能体 🌌';

/** How a run is asked for, where what was typed has to stay, and what comes of it. */
const flows = {
  'cognitive flow': {
    path: '/unified-cognitive-flow',
    async ask(page: Page) {
      await page.getByRole('textbox', { name: 'Your question' }).fill(question);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?run=\d+$/);
    },
    async keeps(page: Page) {
      await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
    },
    result: (page: Page) => page.getByRole('region', { name: 'Answer' }).getByText(text),
  },
  decision: {
    path: '/enterprise/decision-assistant',
    async ask(page: Page) {
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Description', { exact: true }).fill(question);
      await page.getByRole('checkbox', { name: /^SWOT/ }).first().check();
      await page.getByRole('button', { name: 'Start run', exact: true }).click();
      await expect(page).toHaveURL(/\/\d+$/);
    },
    async keeps(page: Page) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto(`${page.url()}?tab=create`);
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue(question);
      await page.goBack();
    },
    result: (page: Page) =>
      page.getByRole('region', { name: 'Options by criteria' }).getByText('Gdańsk').first(),
  },
};

for (const [name, flow] of Object.entries(flows)) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, served: { platform, service } }) => {
      service.habit = 'none';
      const answer = await page.request.post(`${platform.url}/api/login`, {
        data: { username: 'demo', password: 'constella-demo' },
        headers: { Origin: platform.url },
      });
      expect(answer.ok()).toBe(true);
      await page.goto(platform.url + flow.path);
    });

    for (const habit of habits.filter((one) => one !== 'noQuota'))
      test(`comes to its result though the service is ${habit}`, async ({ page, served }) => {
        served.service.habit = habit;
        await flow.ask(page);
        await expect(flow.result(page)).toBeVisible({ timeout: 60_000 });
        await flow.keeps(page);
        await expect(page.getByRole('main')).not.toContainText('\uFFFD');
        await expect(page.getByRole('main')).not.toContainText('went wrong');
      });

    test('says that the quota is used up, loses nothing, and goes on later', async ({
      page,
      served: { platform, service },
    }) => {
      const balance = async () => {
        const answer = await page.request.post(`${platform.url}/api/assistants/decision/estimate`, {
          data: { title, description: question, methods: ['swot'] },
          headers: { Origin: platform.url },
        });
        return ((await answer.json()) as { balance: number }).balance;
      };
      const before = await balance();
      service.habit = 'noQuota';
      await flow.ask(page);
      // What happened, why, and what to do next; named once.
      const told = page
        .getByRole('main')
        .getByText(
          /API quota limit: first is not accepting requests right now.*run it again later\./,
        );
      await expect(told.first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('main')).not.toContainText('API quota limit: API');
      await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
      await flow.keeps(page);
      expect(await balance()).toBe(before);

      await page.reload();
      await expect(told.first()).toBeVisible();
      await flow.keeps(page);
      service.habit = 'none';
      await page.getByRole('button', { name: 'Run again', exact: true }).last().click();
      await expect(flow.result(page)).toBeVisible({ timeout: 60_000 });
    });
  });
}
