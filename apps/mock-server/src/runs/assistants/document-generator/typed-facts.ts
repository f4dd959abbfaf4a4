import { clauseLines } from '@constella/api-client/contract';
import { amountsIn, isCurrency, type Locale } from '@constella/i18n';

import { inline } from '../../../prose/markdown.js';
import { triggerAt, usesTrigger } from '@constella/api-client/contract';

/** Units terms and notice periods are given in. */
const units = ['year', 'month', 'week', 'day'] as const;
/** How else units are written than `Intl` writes them. */
const otherNames: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  zh: ['个月', '个星期', '年', '天', '日'],
  'zh-TW': ['個月', '個星期', '年', '天', '日'],
  ja: ['か月', 'ヶ月', 'カ月', '箇月', '年間', '年', '週間', '日間', '日'],
  ko: ['개월', '년', '주', '일'],
  ar: ['أشهر', 'شهر', 'سنوات', 'سنة', 'أسابيع', 'أسبوع', 'أيام', 'يوم'],
};
/** Currencies whose names are too short to be told from other words by themselves. */
const shortNames =
  /\p{Nd}\s?(?:[欧歐美日港]元|人民币|人民幣|英镑|英鎊|ユーロ|ドル|ポンド|유로|달러|파운드)$/u;
/** Letters a name of a unit may end in beside those it is listed with. */
const ending = '\\p{Script=Latin}{0,2}';

const patterns = new Map<Locale, { duration: RegExp; period: RegExp }>();

/** Patterns of a length of time and of "a month", "pro Monat", "每月" beside a sum. */
function patternsOf(locale: Locale) {
  let known = patterns.get(locale);
  if (!known) {
    const names = [...(otherNames[locale] ?? []), ...units.flatMap((unit) => namesOf(unit, locale))]
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length);
    const unit = `(?:${[...new Set(names)].join('|')})${ending}`;
    known = {
      duration: new RegExp(`\\p{Nd}{1,4}[\\s-]?${unit}(?!\\p{Script=Latin})`, 'giu'),
      period: new RegExp(`^\\s?(?:\\p{L}{1,4}\\s|/\\s?)?${unit}(?!\\p{Script=Latin})`, 'iu'),
    };
    patterns.set(locale, known);
  }
  return known;
}

const namesOf = (unit: string, locale: Locale): string[] =>
  [1, 2, 5].map((count) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
  });

/** A line that was typed: what stands before its colon, and the rest. */
export interface TypedLine {
  readonly heading: string;
  readonly text: string;
}

/** The lines of a text, each with its heading where it has one. */
export const typedLines = (typed: string): TypedLine[] =>
  clauseLines(typed).map((line) => {
    const [, heading = '', text = line] = /^([^:：]{1,80})[:：]\s*(.+)$/.exec(line) ?? [];
    return { heading, text };
  });

const names = (text: string, words: readonly string[]): boolean =>
  words.some((word) => usesTrigger(text, word));

/** Signs that may stand between a length of time and the word it belongs to. */
const nearby = 14;

/**
 * The length of time some words stand for: under a heading that has one of them, else beside one of
 * them. Empty when there is none.
 */
export function durationNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
): string {
  const { duration } = patternsOf(locale);
  const under = lines.filter(({ heading }) => heading !== '' && names(heading, words));
  for (const { text } of under) for (const [written] of text.matchAll(duration)) return written;
  const beside = lines
    .filter(({ heading }) => heading === '')
    .flatMap(({ text }) => text.split(/(?<=[.!?。！？])\s*/u))
    .flatMap((sentence) =>
      [...sentence.matchAll(duration)].flatMap(({ 0: written, index }) =>
        words
          .map((word) => ({ at: triggerAt(sentence, word), end: word.length }))
          .filter(({ at }) => at >= 0)
          .map(({ at, end }) => ({
            written,
            distance: Math.max(at - (index + written.length), index - (at + end)),
          })),
      ),
    )
    .filter(({ distance }) => distance <= nearby)
    .toSorted((one, other) => one.distance - other.distance);
  return beside[0]?.written ?? '';
}

/**
 * The sum of money some words stand for, with its period: under a heading that has one of them, else
 * the only sum without a heading. Empty when several could be it.
 */
export function amountNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
): string {
  const under = lines.filter(({ heading }) => heading !== '' && names(heading, words));
  const free = lines.filter(({ heading }) => heading === '');
  const sums = (under.length > 0 ? under : free).flatMap(({ text }) => sumsIn(text, locale));
  return new Set(sums).size === 1 ? sums[0]! : '';
}

/** The words under a heading that has one of some words; empty when there are none. */
export const saidUnder = (lines: readonly TypedLine[], words: readonly string[]): string =>
  inline(lines.find(({ heading }) => heading !== '' && names(heading, words))?.text ?? '');

/** Sums of money as they were written, with the period beside them. */
function sumsIn(line: string, locale: Locale): string[] {
  const { period } = patternsOf(locale);
  return amountsIn(line, locale)
    .filter(
      ({ currency, written: sum }) =>
        (currency !== '' && isCurrency(currency, locale)) || shortNames.test(sum),
    )
    .map(({ written }) => {
      const at = line.indexOf(written);
      const before = /(?:每|毎|매)\p{L}{1,2}\s?$|月額$|年額$/u.exec(line.slice(0, at))?.[0] ?? '';
      const after = period.exec(line.slice(at + written.length))?.[0] ?? '';
      return inline(`${before}${written}${after}`);
    });
}
