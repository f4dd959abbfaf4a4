import type { Locale } from '@constella/i18n';
import { expect, it } from 'vitest';

import { textsFor, withContent } from '../../../base/language/texts.js';
import { typedBlanks } from './typed-blanks.js';

const textsOf = async (locale: Locale) =>
  withContent(await textsFor(locale), [await import(`./content/${locale}.json`)]);

it.each([
  [
    'en',
    [
      'Person to report to: Dr. Ilse Kramer',
      'In force from February 1, 2027',
      'Review: every 6 months',
    ],
    ['[…]', 'Dr. Ilse Kramer', 'February 1, 2027', '6 months', 'August 1, 2027'],
  ],
  [
    'de',
    ['Verantwortlich: Imke Sander', 'Gültig ab 1. Februar 2027'],
    ['Imke Sander', '[…]', '1. Februar 2027', 'none', '1. Februar 2028'],
  ],
  [
    'pt-PT',
    ['Encarregada da proteção de dados: Orla Fennessy, dpo@rowanbridge.example'],
    ['Orla Fennessy, dpo@rowanbridge.example', '[…]', 'none', 'none', '[…]'],
  ],
  [
    'zh',
    ['负责人：李伟', '自2027年2月1日起生效', '每6个月复审一次'],
    ['李伟', '[…]', '2027年2月1日', '6个月', '2027年8月1日'],
  ],
] as const)('in %s, %j fill the blanks of a policy', async (locale, lines, filled) => {
  const rule = 'A rule of its own';
  const { values, rules } = typedBlanks([...lines, rule], await textsOf(locale));
  const { responsible, report, from, interval, next } = values;
  expect([responsible, report, from, interval, next]).toEqual(filled);
  expect(rules).toEqual([rule]);
});

it('never guesses: two lines that say it, a rule about it, and a date among other words', async () => {
  const lines = [
    'Report to: Ilse Kramer',
    'Report to: Jonas Weber',
    'Responsible: whoever opened the case',
    'Keep records for 6 years',
  ];
  const { values, rules } = typedBlanks(lines, await textsOf('en'));
  expect(Object.values(values)).toEqual(['[…]', '[…]', 'none', 'none', '[…]']);
  expect(rules).toEqual(lines);
});
