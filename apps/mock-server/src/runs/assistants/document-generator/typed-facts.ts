import { clauseLines } from '@constella/api-client/contract';
import { typedAmounts, type Locale } from '@constella/i18n';

import { inline } from '../../../prose/markdown.js';
import { triggerAt, usesTrigger } from '@constella/api-client/contract';

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
 * The length of time, or the day, some words stand for: under a heading that has one of them, else
 * beside one of them. Empty when there is none.
 */
export function durationNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
  wanted: 'duration' | 'date' = 'duration',
): string {
  const times = (text: string) => typedAmounts(text, locale).filter(({ kind }) => kind === wanted);
  const under = lines.filter(({ heading }) => heading !== '' && names(heading, words));
  for (const { text } of under) for (const { written } of times(text)) return written;
  const beside = lines
    .filter(({ heading }) => heading === '')
    .flatMap(({ text }) => text.split(/(?<=(?<!\p{Nd})\.|[!?。！？])\s*/u))
    .flatMap((sentence) =>
      times(sentence).flatMap(({ written, at: index }) =>
        words
          .map((word) => {
            // Looked for around it alone: "from" may stand before somebody's name too.
            const from = Math.max(0, index - nearby - word.length - 1);
            const around = sentence.slice(from, index + written.length + nearby + word.length);
            const at = triggerAt(around, word);
            return { at: at < 0 || (at === 0 && from > 0) ? -1 : from + at, end: word.length };
          })
          .filter(({ at }) => at >= 0)
          .map(({ at, end }) => ({
            written,
            distance: Math.max(at - (index + written.length), index - (at + end)),
          })),
      ),
    )
    .filter(({ distance }) => distance <= nearby)
    .toSorted((one, other) => one.distance - other.distance);
  // Of two days nobody can tell which it is.
  const isOne = new Set(beside.map(({ written }) => written)).size <= 1;
  return wanted === 'duration' || isOne ? (beside[0]?.written ?? '') : '';
}

/**
 * The length of time right beside one of some words, with no other between: "for 24 months", "24か月間".
 * Empty where there are several: nobody can tell which is the term.
 */
export function spanNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
): string {
  const either = words.join('|');
  const ahead = new RegExp(`(?<!\\p{Script=Latin})(?:${either})\\s?$`, 'iu');
  const behind = new RegExp(`^\\s?(?:${either})`, 'u');
  const spans = lines.flatMap(({ heading, text }) =>
    heading !== ''
      ? []
      : typedAmounts(text, locale).flatMap(({ kind, written, at }) =>
          kind === 'duration' &&
          (ahead.test(text.slice(0, at)) ||
            // Chinese, Japanese and Korean have no spaces before it.
            (!/\p{Script=Latin}|\p{Script=Arabic}/u.test(either) &&
              behind.test(text.slice(at + written.length))))
            ? [written]
            : [],
        ),
  );
  return new Set(spans).size === 1 ? spans[0]! : '';
}

/** Where one thing ends that a sentence says, and the next begins. */
const parts = /[,;]\s+|[;，；、،。]|(?<=[.!?！？])\s+/u;

/**
 * The sum of money some words stand for, with its period: under a heading that has one of them, in
 * the part of a sentence that has one, else (`orOnly`) the only sum without a heading. Empty when
 * several could be it.
 */
export function amountNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
  { orOnly = true } = {},
): string {
  const under = lines.filter(({ heading }) => heading !== '' && names(heading, words));
  const free = lines.filter(({ heading }) => heading === '').map(({ text }) => text);
  const beside = free.flatMap((text) => text.split(parts)).filter((part) => names(part, words));
  for (const texts of under.length > 0
    ? [under.map(({ text }) => text)]
    : [beside, ...(orOnly ? [free] : [])]) {
    const sums = texts.flatMap((text) => sumsIn(text, locale));
    if (sums.length > 0) return new Set(sums).size === 1 ? sums[0]! : '';
  }
  return '';
}

/** The words under a heading that has one of some words; empty when there are none. */
export const saidUnder = (lines: readonly TypedLine[], words: readonly string[]): string =>
  inline(lines.find(({ heading }) => heading !== '' && names(heading, words))?.text ?? '');

/** Sums of money as they were written, with the period beside them. */
const sumsIn = (line: string, locale: Locale): string[] =>
  typedAmounts(line, locale)
    .filter(({ kind }) => kind === 'money')
    .map(({ perBefore, written, perAfter }) => inline(`${perBefore}${written}${perAfter}`));
