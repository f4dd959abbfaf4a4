import {
  assistants,
  contentDifficulties,
  contentFormats,
  languages,
  learningContentTypes,
  learningParts,
  materialOf,
  partsOfContent,
  textBlank,
  type AssistantRequest,
  type Task,
} from '@constella/api-client/contract';
import { loadMessages } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { createTestServer } from '../../../testing/test-server.js';
import { runAssistant } from '../../../testing/run-assistant.js';
import { runTexts } from '../run-texts.js';
import { splitMaterial } from './split-material.js';
import { worksheetOf } from './worksheet.js';
import { pages } from './testing/pages.js';

type Request = AssistantRequest<'learning-content'>;
const definition = assistants['learning-content'];
const request = (given: Partial<Request> = {}) =>
  definition.request.parse({ prompt: 'Photosynthesis', ...given });
const sheet = async (locale: string, given: Partial<Request> = {}, material = '') =>
  worksheetOf(request(given), material, await runTexts('learning-content', locale));
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(languages)('in %s', (locale) => {
  const page = pages[locale];

  it.each(learningContentTypes)(
    'a %s has the parts it is first, with and without material',
    async (contentType) => {
      const [first] = partsOfContent[contentType];
      for (const material of ['', page]) {
        const made = await sheet(locale, { contentType }, material);
        expect(made[first!].length).toBeGreaterThan(0);
        expect(JSON.stringify(made)).not.toMatch(/content\.|undefined|\{\w+\}/);
      }
    },
  );

  it('options are named, and every format has something to do', async () => {
    const messages = await loadMessages(locale, ['learning']);
    for (const [name, values] of [
      ['contentType', learningContentTypes],
      ['difficulty', contentDifficulties],
      ['format', contentFormats],
    ] as const)
      for (const value of values) expect(messages).toHaveProperty([`learning.${name}.${value}`]);
    const { tips } = await sheet(locale, { formats: [...contentFormats] });
    expect(new Set(tips).size).toBe(contentFormats.length - 1);
  });

  it('what was brought becomes cards, a quiz and a map in its own words', async () => {
    const { language, definitions, clozes } = splitMaterial(page, 'en');
    expect(language.slice(0, 2)).toBe(locale.slice(0, 2));
    expect(definitions.length).toBeGreaterThan(0);
    expect(clozes.length).toBeGreaterThan(0);
    const { cards, questions, branches } = await sheet(locale, {}, page);
    const own = words(page);
    for (const { front, back } of cards) {
      expect(own).toContain(back);
      for (const part of front.split(textBlank)) expect(own).toContain(part.trim());
    }
    expect(questions.length).toBeGreaterThan(0);
    for (const { options, correct, explanation } of questions) {
      expect(new Set(options).size).toBe(4);
      expect(explanation).toContain(options[correct]);
      expect(own).toContain(explanation);
      for (const option of options) expect(own.toLowerCase()).toContain(option.toLowerCase());
    }
    expect(branches.length).toBeGreaterThan(1);
  });

  it('without material it asks, and answers nothing', async () => {
    for (const contentType of learningContentTypes) {
      const { cards, questions } = await sheet(locale, { contentType });
      expect(questions).toEqual([]);
      for (const { back } of cards) expect(back).toBe(textBlank);
    }
  });
});

it.each([
  ['one word', 'Osmosis'],
  ['one sentence', 'Osmosis is the diffusion of water through a membrane'],
  ['the same sentence over and over', 'Water is wet. '.repeat(500)],
  ['no letters', '1 2 3\n4 5 6'],
  ['HTML', '<script>alert(1)</script> Free returns are for thirty days'],
  ['20,000 characters', 'A long fact without an end that goes on. '.repeat(500)],
])('takes %s', async (_what, material) => {
  for (const contentType of learningContentTypes) {
    const made = await sheet('en', { contentType }, material);
    expect(made[partsOfContent[contentType][0]!].length).toBeGreaterThan(0);
    expect(JSON.stringify(made)).not.toContain('<script');
  }
});

it('a heading is no sentence, and a line that goes on is no heading', () => {
  const { stretches } = splitMaterial(
    'Cells\n\nEvery living thing is made of cells, and all cells\ncome from other cells.\n\n## Membranes\nA membrane keeps what is inside together.',
    'en',
  );
  expect(stretches).toEqual([
    {
      title: 'Cells',
      sentences: ['Every living thing is made of cells, and all cells come from other cells'],
    },
    { title: 'Membranes', sentences: ['A membrane keeps what is inside together'] },
  ]);
});

it('a run is kept as material with its parts, an edit as a version of it', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant(
    'learning-content',
    { prompt: 'Respiration', contentType: 'flashcards', material: pages.en },
    { browser },
  );
  const result = definition.result.parse(task.result);
  expect(learningParts.filter((part) => result[part].length > 0)).toEqual(['cards', 'questions']);
  const record = task.result?.records?.find(({ table }) => table === 'learning_contents');
  const row = () => server.store.find('learning_contents', record!.id)!;
  expect(row()).toMatchObject({ contentType: 'flashcards', title: 'Respiration', metadata: {} });
  expect(materialOf(row().content)).toMatchObject({ taskId: task.id, cards: result.cards });

  const versions = () => server.store.rowsBy('content_versions', 'contentId', row().id);
  expect(versions()).toEqual([]);
  const save = (cards: unknown) =>
    browser.call<Task>('POST', `/api/tasks/${task.id}/versions`, {
      result: { ...task.result, cards },
    });
  const [first, ...others] = result.cards;
  await save(others);
  await save([{ ...first, back: 'Changed' }, ...others]);
  expect(materialOf(row().content).cards[0]).toMatchObject({ back: 'Changed' });
  expect(versions().map(({ versionNumber }) => versionNumber)).toEqual([2, 3]);
  expect(materialOf(versions()[0]!.content).cards).toEqual(others);
});

it('a heading of a map has no note where nobody wrote one', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const { task } = await runAssistant(
    'learning-content',
    {
      prompt: 'Cells',
      contentType: 'mindmap',
      material: `# Outside\n\nThe membrane is a layer that keeps what is inside together.\n\n# Inside\n\nThe nucleus is an organelle that holds the genes of a cell.`,
    },
    { browser },
  );
  const { branches } = definition.result.parse(task.result);
  const heads = branches.filter(({ level }) => level === 1);
  expect(heads.map(({ name, note }) => [name, note])).toEqual([
    ['Outside', ''],
    ['Inside', ''],
  ]);
});
