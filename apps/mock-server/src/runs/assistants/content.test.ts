import { readdir, readFile } from 'node:fs/promises';

import { assistants, assistantIds } from '@constella/api-client/contract';
import { locales } from '@constella/i18n';
import { expect, it } from 'vitest';

import { offlineContent } from './index.js';
import { runTexts } from './run-texts.js';
import { allLaws } from './shared/laws/law-library.js';

it.each(assistantIds)('the content of %s is of its steps', (id) => {
  const steps: string[] = assistants[id].steps.map((step) => step.id);
  for (const step of Object.keys(offlineContent[id] ?? {})) expect(steps).toContain(step);
});

it.each(assistantIds)(
  '%s speaks every language, and English to a language there is not',
  async (id) => {
    for (const locale of locales) expect(await runTexts(id, locale)).toMatchObject({ locale });
    expect(await runTexts(id, 'tlh')).toBe(await runTexts(id, 'en'));
  },
);

const folder = new URL('.', import.meta.url);
/** German words to the reader. Two examples are published pieces whose readers are called du. */
const german = (await readdir(folder, { recursive: true })).filter(
  (path) => path.endsWith('/de.json') && !/^(?:creative|writing)\/example/.test(path),
);

it.each(german)('%s says Sie', async (path) => {
  const text = await readFile(new URL(path, folder), 'utf8');
  expect(
    text.match(/.{0,40}\b(?:(?<!Cirque )[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)\b.{0,40}/)?.[0],
  ).toBe(undefined);
});

it('duties of German texts are told to Sie', async () => {
  const laws = (await allLaws('de')).flatMap(({ duties }) => duties);
  expect(laws.filter(({ text }) => !/\bSie\b/.test(text))).toEqual([]);
});
