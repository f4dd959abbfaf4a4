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
  // Of two days nobody can tell which it is.
  const isOne = new Set(beside.map(({ written }) => written)).size <= 1;
  return wanted === 'duration' || isOne ? (beside[0]?.written ?? '') : '';
}

/** Where one thing ends that a sentence says, and the next begins. */
const parts = /[,;]\s+|[;，；、،。]|(?<=[.!?！？])\s+/u;

/**
 * The sum of money some words stand for, with its period: under a heading that has one of them, in
 * the part of a sentence that has one, else the only sum without a heading. Empty when several could
 * be it.
 */
export function amountNamed(
  lines: readonly TypedLine[],
  words: readonly string[],
  locale: Locale,
): string {
  const under = lines.filter(({ heading }) => heading !== '' && names(heading, words));
  const free = lines.filter(({ heading }) => heading === '').map(({ text }) => text);
  const beside = free.flatMap((text) => text.split(parts)).filter((part) => names(part, words));
  for (const texts of under.length > 0 ? [under.map(({ text }) => text)] : [beside, free]) {
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
