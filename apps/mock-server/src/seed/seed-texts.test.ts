import { locales, type Locale } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { textsFor } from '../base/language/texts.js';
import { finishedExample } from '../runs/assistants/finished-example.js';
import { createMemorySecrets } from '../scenarios/memory-secrets.js';
import type { StoredState } from '../store/store.js';
import { tableNames, tables, type TableName } from '../store/tables.js';
import { seedState } from './seed-state.js';
import { fill, loadSeedTexts, type SeedTexts } from './seed-texts.js';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const make = (locale: Locale) => seedState({ now, secrets: createMemorySecrets(), locale });

/** All texts with the way to each: `risks.currency.title`. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value as object, `${path}${key}.`),
  );
}
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Languages that are not written in Latin letters, and what they are written in. */
const scripts: Partial<Record<Locale, RegExp>> = {
  zh: /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Names of languages people program in: the same everywhere. */
const names = new Set(['skills.sql', 'skills.python']);
/** Words no other of the twelve languages has. */
const englishWords = /(?<!\p{L})(?:the|and|of|with|your|which|every|their)(?!\p{L})/iu;

/** Problems of one language's texts, compared with English. */
function problemsOf(locale: Locale, english: SeedTexts, texts: SeedTexts): string[] {
  const source = new Map(flat(english));
  return flat(texts).flatMap(([key, text]) => {
    const from = source.get(key) ?? '';
    const script = scripts[locale];
    const found: string[] = [];
    if (text.trim() === '' || text.trim() !== text) found.push('is empty or has spaces around it');
    if (String(placeholders(text)) !== String(placeholders(from)))
      found.push('fills in other values');
    if (text.split('\n').length !== from.split('\n').length) found.push('has other lines');
    if (locale === 'en' || names.has(key)) return found.map((problem) => `${key} ${problem}`);
    if (script && !script.test(text)) found.push('is not in the script of the language');
    if (!script && englishWords.test(text)) found.push('has English words');
    // Short ones may be the same in two languages: "Marketing", "Quiz".
    if (text === from && text.split(' ').length > 2) found.push('is English');
    return found.map((problem) => `${key} ${problem}`);
  });
}

/** Tables a time series or the engine writes have no text of the seed. */
const measured = new Set<TableName>(['run_events', 'usage_analytics', 'performance_metrics']);
let englishState: Promise<StoredState> | undefined;

describe.each(locales)('%s', (locale) => {
  it('says everything English says, in its own words', async () => {
    const [english, texts] = [await loadSeedTexts('en'), await loadSeedTexts(locale)];
    expect(flat(texts).map(([key]) => key)).toEqual(flat(english).map(([key]) => key));
    expect(problemsOf(locale, english, texts)).toEqual([]);
  });

  it('makes the same rows, all within their bounds', async () => {
    englishState ??= make('en');
    const [source, state] = [await englishState, await make(locale)];
    for (const name of tableNames) {
      expect([name, state[name].length]).toEqual([name, source[name].length]);
      if (!measured.has(name)) for (const row of state[name]) tables[name].parse(row);
    }
    const [said, texts] = [await loadSeedTexts(locale), await textsFor(locale)];
    expect(state.tasks.map(({ title }) => title)).toEqual([
      (await finishedExample('writing', texts)).title,
      said.tasks.gdprUpdate.title,
      (await finishedExample('decision', texts)).title,
      said.tasks.leaseRenewal.title,
      (await finishedExample('collaboration', texts)).title,
      said.tasks.nordicLaunch.title,
    ]);
    expect(state.users.every(({ language }) => language === locale)).toBe(true);
  });
});

describe('a language that is not finished', () => {
  it.each<[string, (texts: SeedTexts) => void, string]>([
    ['an empty text', (texts) => (texts.moods.good = ' '), 'moods.good is empty'],
    ['a lost value', (texts) => (texts.mentorTeam = 'Mentoren'), 'mentorTeam fills in other'],
    ['a lost line', (texts) => (texts.policyBody = '{description}'), 'policyBody has other lines'],
    [
      'English words',
      (texts) => (texts.notes.holiday = 'Month of the Urlaub'),
      'has English words',
    ],
    [
      'English',
      (texts) => (texts.life.goals.two = 'Learn to make bread'),
      'life.goals.two is English',
    ],
  ])('is seen: %s', async (_, spoil, problem) => {
    const english = await loadSeedTexts('en');
    const texts = structuredClone(await loadSeedTexts('de'));
    spoil(texts);
    expect(problemsOf('de', english, texts).join('\n')).toContain(problem);
  });

  it('is seen: letters of another script', async () => {
    const english = await loadSeedTexts('en');
    const texts = structuredClone(await loadSeedTexts('ja'));
    texts.moods.good = 'Buono';
    expect(problemsOf('ja', english, texts)).toEqual([
      'moods.good is not in the script of the language',
    ]);
  });
});

it('a brace that names nothing stays', () => {
  expect(fill('{a} and {b}', { a: '1' })).toBe('1 and {b}');
});
