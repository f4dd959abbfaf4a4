import { unspaced } from '../../../prose/magnitudes.js';
import type { Numeral } from '../../../prose/figures.js';

/** The words with which a language speaks of times. */
export interface TimeWords {
  /** With a number they are one time of several: week 1, Q2, 3月. */
  readonly one: string[];
  /** Several times: years, quarters. */
  readonly several: string[];
  /** They say that the times have been: last, past. */
  readonly past: string[];
  /** Before a time they make it a rate, or a single one: per, each. */
  readonly each: string[];
}

/** One time of several, as it can be ordered among its kind. */
export interface Time {
  readonly kind: 'year' | 'month' | 'weekday' | 'numbered';
  readonly place: number;
}

const joinsOn = new RegExp(unspaced, 'u');
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for a word: whole where words are parted by spaces, anywhere in other scripts. */
const wordPattern = (word: string): string =>
  joinsOn.test(word)
    ? escaped(word)
    : /^\p{Script=Arabic}/u.test(word)
      ? // "And", "in" and "for" are written with the word after them.
        `(?<!\\p{L})[وبلف]{0,2}${escaped(word)}(?!\\p{L})`
      : `(?<!\\p{L})${escaped(word)}(?!\\p{L})`;

const anyOf = (words: readonly string[]): string =>
  words.length > 0
    ? `(?:${words
        .toSorted((a, b) => b.length - a.length)
        .map(wordPattern)
        .join('|')})`
    : '(?!)';

/** The names of months and weekdays in a language, by the word. */
function namesIn(locale: string): ReadonlyMap<string, Time> {
  const names = new Map<string, Time>();
  const add = (time: Time, day: number, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const name = format.format(day).replace(/\.$/, '');
    // A month that is written with a digit is a numbered one.
    if (/\d/.test(name)) return;
    names.set(name, time);
    names.set(name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1), time);
  };
  for (let place = 0; place < 12; place += 1)
    for (const month of ['short', 'long'] as const)
      add({ kind: 'month', place }, Date.UTC(2024, place, 15), { month });
  // The first of January 2024 is a Monday.
  for (let place = 0; place < 7; place += 1)
    add({ kind: 'weekday', place }, Date.UTC(2024, 0, place + 1), { weekday: 'long' });
  return names;
}

/** What finds times in sentences of a language. */
export interface TimeReader {
  /**
   * Which of several times a number says, if it says one: 2024, week 3, 3月. What stands before it
   * is known as far as no other number has taken it.
   */
  timeOf(numeral: Numeral, before: string): Time | undefined;
  /** Whether a number says how many times there were: 3 years. */
  counts(numeral: Numeral): boolean;
  /** Months, weekdays and quarters, each by its name. */
  named(sentence: string): readonly Time[];
  /** Whether a text begins with the name of one. */
  beginsWithName(text: string): boolean;
  /** Whether a text speaks of several times in words. */
  speaksOfSeveral(text: string): boolean;
  /** Whether a sentence says of times that they have been. */
  speaksOfPast(sentence: string): boolean;
}

/** Reads times as a language writes them. */
export function timeReader({ one, several, past, each }: TimeWords, locale: string): TimeReader {
  const names = namesIn(locale);
  // "may" is no month: names are written as the language writes them.
  const name = new RegExp(anyOf([...names.keys()]), 'gu');
  const firstName = new RegExp(`^${anyOf([...names.keys()])}`, 'u');
  const label = new RegExp(`${anyOf(one)}\\s?$`, 'iu');
  // Q1 is a name, and no number to those who look for figures.
  const spaced = one.filter((word) => !joinsOn.test(word)).map(escaped);
  const glued = new RegExp(
    spaced.length > 0
      ? `(?<![\\p{L}\\d])(?:${spaced.join('|')})(?<place>\\d{1,2})(?![\\p{L}\\d])`
      : '(?!)',
    'giu',
  );
  const unitOne = new RegExp(`^${anyOf(one.filter((word) => joinsOn.test(word)))}`, 'iu');
  const unitSeveral = new RegExp(`^${anyOf([...several, ...past])}`, 'iu');
  const times = new RegExp(anyOf(several), 'giu');
  const passed = new RegExp(anyOf(past), 'iu');
  const single = new RegExp(`${anyOf(each)}\\s?$`, 'iu');

  return {
    timeOf({ value, unit, isYear }, before) {
      if (isYear) return { kind: 'year', place: value };
      const isNumbered = unitOne.test(unit) || label.test(before);
      return isNumbered && Number.isInteger(value) ? { kind: 'numbered', place: value } : undefined;
    },
    counts: ({ unit }) => unit !== '' && unitSeveral.test(unit),
    named: (sentence) => [
      ...[...sentence.matchAll(name)].flatMap(
        ([found]) => names.get(found) ?? names.get(found.replace(/^[وبلف]{1,2}/, '')) ?? [],
      ),
      ...[...sentence.matchAll(glued)].map(({ groups }): Time => ({
        kind: 'numbered',
        place: Number(groups?.['place']),
      })),
    ],
    beginsWithName: (text) => firstName.test(text),
    speaksOfSeveral: (text) =>
      [...text.matchAll(times)].some(({ index }) => !single.test(text.slice(0, index))),
    speaksOfPast: (sentence) => passed.test(sentence),
  };
}
