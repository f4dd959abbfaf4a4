import { sentencesOf } from '../../read-brief.js';

/** A number a text names, and what it counts. */
export interface Figure {
  readonly value: number;
  /** As written: `€`, `orders`, `MWh`; empty for a bare number. */
  readonly unit: string;
  /** The piece of the sentence it stands in, and the sentence. */
  readonly clause: string;
  readonly sentence: string;
}

const currency = '[€$£¥₩]';
const codes = Intl.supportedValuesOf('currency').join('|');
// R$ and US$ are one sign, and USD may stand before its number too.
const before = `(?:\\p{Lu}{0,2}${currency}|${codes})`;
const signs = new RegExp(`^${before}$`, 'u');
/** Scripts whose words are not parted by spaces, or whose numbers have their unit attached. */
export const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
// A digit that belongs to a name (Q4, B2B) is no figure; neither a word before the next one nor what
// joins two of them is a unit. The Arabic "and" is written without a space.
const figure = new RegExp(
  `(?:(?<![\\d.,])(?<!(?!${unspaced})\\p{L})|(?<=(?<!\\p{L})و))(?<before>${before})?\\s?(?<number>\\d(?:[\\d.,'’\\u00a0\\u202f]*\\d)?)(?:\\s?(?<after>%|‰|${currency}|(?!(?:و|和|与|與|及|以及|或|と|や|および|및|와|과)\\s*\\d)\\p{L}[\\p{L}/]{0,20}(?![\\p{L}/])(?:(?<=${unspaced})|(?!\\s+\\d))))?`,
  'gu',
);
/** A number that says which year it is rather than how much of something. */
const isYear = (value: number, written: string): boolean =>
  /^\d{4}$/.test(written) && value >= 1_900 && value <= 2_100;

const decimals = new Map<string, ',' | '.'>();

/** The sign before the fraction of a number in a language. */
function decimalOf(locale: string): ',' | '.' {
  let decimal = decimals.get(locale);
  if (!decimal) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
    decimals.set(locale, decimal);
  }
  return decimal;
}

/**
 * A text with the digits and number signs of other scripts as 0–9, sign for sign; and `12 400,50`
 * in one piece where people write numbers so.
 */
function inLatinDigits(text: string, locale: string): string {
  const decimal = decimalOf(locale);
  const grouped = decimal === ',' ? /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu : /(?!)/gu;
  return text
    .replace(grouped, (digits) => digits.replaceAll(' ', '\u00a0'))
    .replace(/[٠-٩۰-۹０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/(?<=\d)[٫٬](?=\d)/gu, (sign) => ((sign === '٫') === (decimal === ',') ? ',' : '.'))
    .replace(/(?<=\d)٪|(?<=\d\s)٪/gu, '%');
}

/** A number as people of a language write it: `1,234.5`, `1.234,5`, `1 234,5`. */
export function parseNumber(written: string, locale: string): number {
  const digits = written.replace(/[\s'’\u00a0\u202f]/g, '');
  const decimal = decimalOf(locale);
  const group = decimal === ',' ? '.' : ',';
  // Three digits after the other sign are a thousand; anything else was meant as a fraction.
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`).test(digits);
  if (grouped) return Number(digits.replaceAll(group, '').replace(decimal, '.'));
  const signs = digits.replace(/\d/g, '');
  if (signs.length > 1) return Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return Number(digits.replace(',', '.'));
}

/** The pieces of a sentence between its commas, where a comma inside a number is none. */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[，、；;:：،]|,(?!\d)|\s[–—-]\s/u)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** A number as it stands in a text. */
export interface Numeral extends Pick<Figure, 'value' | 'unit'> {
  /** Where it begins and ends, with its unit. */
  readonly from: number;
  readonly to: number;
  readonly isYear: boolean;
}

/** Every number of a text, in order. */
export const numeralsOf = (text: string, locale: string): Numeral[] =>
  [...inLatinDigits(text, locale).matchAll(figure)].flatMap(({ index, 0: whole, groups = {} }) => {
    const written = groups['number'] ?? '';
    const value = parseNumber(written, locale);
    // In Japanese the verb is written with the unit: トンでした.
    const unit = (groups['before'] ?? groups['after'] ?? '').replace(
      /(?<=[\p{Script=Han}\p{Script=Katakana}ー])\p{Script=Hiragana}+$/u,
      '',
    );
    const isYearSaid = isYear(value, written) && !groups['before'];
    return Number.isFinite(value)
      ? [{ value, unit, from: index, to: index + whole.length, isYear: isYearSaid }]
      : [];
  });

/** The money a unit is, if it is money: a sign, a code, or one of a language's words for it. */
export function moneyOf(unit: string, words: readonly string[]): string | undefined {
  if (signs.test(unit)) return unit;
  const inScript = new RegExp(unspaced, 'u');
  // What follows is written with the unit in some scripts: 元每月.
  return words.find((word) =>
    inScript.test(word) ? unit.startsWith(word) : unit.toLowerCase() === word.toLowerCase(),
  );
}

/** Every figure of a text, in order. */
export function figuresOf(text: string, locale: string): Figure[] {
  return sentencesOf(text, locale).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) =>
      numeralsOf(clause, locale).flatMap(({ value, unit, isYear: isDate }) =>
        isDate ? [] : [{ value, unit, clause, sentence }],
      ),
    ),
  );
}
