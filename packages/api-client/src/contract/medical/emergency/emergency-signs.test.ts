import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { emergencySigns } from './emergency-signs.js';

interface Complaint {
  readonly locale: string;
  /** The category that must be raised; `null` where none may be. */
  readonly raises: string | null;
  /** Of the third that was written before the lists and first read by them when they were done. */
  readonly heldBack: boolean;
  readonly text: string;
}
const complaints = JSON.parse(
  readFileSync(new URL('complaints.json', import.meta.url), 'utf8'),
) as Complaint[];

const figures = (set: readonly Complaint[]) => {
  const raised = set.filter(({ text }) => emergencySigns(text).length > 0);
  const must = set.filter(({ raises }) => raises !== null);
  const mustNot = set.filter(({ raises }) => raises === null);
  return {
    sensitivity: must.filter((one) => raised.includes(one)).length / must.length,
    specificity: mustNot.filter((one) => !raised.includes(one)).length / mustNot.length,
    wrong: set.filter((one) => (one.raises !== null) !== raised.includes(one)),
  };
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

it.each([false, true])('finds the signs of the written complaints (held back: %s)', (heldBack) => {
  const set = complaints.filter((one) => one.heldBack === heldBack);
  const { sensitivity, specificity, wrong } = figures(set);
  console.info(
    `${set.length} complaints: sensitivity ${percent(sensitivity)}, specificity ${percent(specificity)}`,
  );
  for (const { locale, raises, text } of wrong)
    console.info(
      locale,
      raises,
      text,
      JSON.stringify(emergencySigns(text).map(({ category, words }) => [category, words])),
    );
  expect(sensitivity).toBe(1);
  expect(specificity).toBeGreaterThanOrEqual(0.95);
});

describe('every complaint that must raise it', () => {
  it.each(complaints.filter(({ raises }) => raises !== null))(
    '$locale $raises: $text',
    ({ raises, text }) => {
      const signs = emergencySigns(text);
      expect(signs.map(({ category }) => category)).toContain(raises);
      for (const { words, start, end, message, category } of signs) {
        expect(text.slice(start, end)).toBe(words);
        expect(message).toBe(`medicalTerms.sign.${category}`);
      }
    },
  );
});

it.each([
  'no chest pain',
  'keine Brustschmerzen',
  'sin dolor en el pecho',
  '没有胸痛',
  'لا ألم في الصدر',
  '胸の痛みはありません',
  '가슴 통증은 없어요',
  'my father had a stroke in 1990',
  'afraid of a heart attack',
  'no fever, chest pain or shortness of breath',
  '',
])('reads no sign in %j', (text) => {
  expect(emergencySigns(text)).toEqual([]);
});

it.each([
  ['no fever but chest pain', 'heart'],
  ['kein Fieber, aber Brustschmerzen', 'heart'],
  ['pas de fièvre mais douleur thoracique', 'heart'],
  ['no tengo fiebre pero me duele el pecho y el brazo', 'heart'],
  ['i have no idea what to do. chest pain', 'heart'],
  ['the chest pain is not going away', 'heart'],
  ['my father is unconscious', 'unconscious'],
  ['my mother had a stroke in 2010, now her face is drooping', 'stroke'],
  ['BRUSTSCHMERZEN!!!', 'heart'],
])('reads a sign in %j', (text, category) => {
  expect(emergencySigns(text).map((sign) => sign.category)).toContain(category);
});

describe('a text of a million characters', () => {
  it.each([
    'chest pain ',
    'no chest pain or ',
    'no, or ',
    'no '.repeat(3),
    'a',
    '胸痛没有',
    'não consigo ',
    'ال',
    'hace ',
    'in 1990 ',
    '38.6 baby ',
    '\u0301',
    '😀',
    "don't have ",
    'ﷺ',
    'head hit vomit ',
  ])('of %j is read in well under a second', (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length)).slice(0, 1_000_000);
    emergencySigns('');
    // Of the processor: the clock says how busy the machine is.
    const before = process.cpuUsage();
    emergencySigns(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  });
});
