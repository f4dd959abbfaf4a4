import { magnitudesOf, unspaced } from './magnitudes.js';
import { sentencesOf } from './sentences.js';

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
const unspacedScript = new RegExp(unspaced, 'u');
/** Money after a letter: a sign, a code, or how its word begins in languages written in Latin letters. */
const money = `(?:${currency}|(?:${codes})(?!\\p{L})|(?:d['’]|(?:de|di)\\s)?(?:[Dd](?:oll|ólar)|[Ee]uro|[Ff]ran[ck]|[Pp](?:eso|fund|ound)|[Rr]ea(?:l|is)|[Yy](?:en|uan)))`;
/** A measure, which makes an amount of 2000 where a word leaves it a year: 2000 kWh, 2000 €. */
const measure = new RegExp(
  `^(?:[%‰]|${currency}|${codes}|[元円圓원].*|[mck]?m|k?g|t|ha|[kMG]?Wh?|[kKMGT]B|h|min)$`,
  'u',
);
/** What makes a number say which one it is: 第3章, 제15조. */
const ordinal = /[第제]\s?$/u;
const patterns = new Map<string, RegExp>();

/**
 * A number with what it counts: `€ 2 million`, `500万元`, `40 orders`. A digit that belongs to a name
 * (Q4, B2B) is no figure; neither a word before the next one nor what joins two of them is a unit.
 * The Arabic "and" is written without a space.
 */
function figureIn(locale: string): RegExp {
  let pattern = patterns.get(locale);
  if (!pattern) {
    const { words, besideMoney } = magnitudesOf(locale);
    const letters = besideMoney.join('|');
    const number = `\\d(?:[\\d.,'’\\u00a0\\u202f]*\\d)?`;
    const magnitude = [
      `\\s?[多余餘]?(?:${words.join('|')}){1,2}`,
      // "240k visitors" and "5M users", but neither "5 m of pipe" nor "4K monitors".
      `[kM](?![\\p{L}\\d])`,
      `\\s?(?:${letters})\\.?(?=\\s?${money})`,
      `(?<=${before}\\s?${number})\\s?(?:${letters})(?![\\p{L}\\d²³])`,
    ].join('|');
    // "2 millions d'euros", "2 milioni di euro".
    const of = `(?:(?<=\\p{L})\\s(?:d['’]|(?:de|di)\\s))?`;
    const after = `%|‰|${currency}|(?!(?:و|和|与|與|及|以及|或|と|や|および|및|와|과)\\s*\\d)\\p{L}[\\p{L}/]{0,20}(?![\\p{L}/])(?:(?<=${unspaced})|(?!\\s+\\d))`;
    pattern = new RegExp(
      `(?:(?<![\\d.,])(?<!(?!${unspaced})\\p{L})|(?<=(?<!\\p{L})و))(?<before>${before})?\\s?(?<number>${number})(?:(?<magnitude>${magnitude})${of})?(?:\\s?(?<after>${after}))?`,
      'gu',
    );
    patterns.set(locale, pattern);
  }
  return pattern;
}
/** A number that says which year it is rather than how much of something. */
const isYear = (value: number, written: string, unit: string): boolean =>
  /^\d{4}$/.test(written) && value >= 1_900 && value <= 2_100 && !isMeasure(unit);

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
  /** It says which one, not how many. */
  readonly isOrdinal: boolean;
}

/** A numeral with what a word multiplies it by. */
interface Scaled extends Numeral {
  readonly factor: number;
  /** Whether that word is one that numbers are written on after: 万, 억. */
  readonly joinsOn: boolean;
}

/** Every number of a text, in order. */
export function numeralsOf(text: string, locale: string): Numeral[] {
  const inDigits = inLatinDigits(text, locale);
  const { words, factorOf } = magnitudesOf(locale);
  const each = new RegExp(words.join('|'), 'gu');
  // 천만: a thousand times ten thousand.
  const timesOf = (magnitude: string): number =>
    (magnitude.match(each) ?? [magnitude.trim()]).reduce(
      (product, word) => product * factorOf(word.replace(/\.$/, '')),
      1,
    );
  const read: Scaled[] = [];
  for (const { index, 0: whole, groups = {} } of inDigits.matchAll(figureIn(locale))) {
    const { before: sign, number: written = '', magnitude = '', after = '' } = groups;
    const factor = timesOf(magnitude);
    const value = scaled(parseNumber(written, locale), factor);
    if (!Number.isFinite(value)) continue;
    // In Japanese the verb is written with the unit: トンでした.
    const unit = (sign ?? after).replace(
      /(?<=[\p{Script=Han}\p{Script=Katakana}ー])\p{Script=Hiragana}+$/u,
      '',
    );
    // "€40 in March": the word after is no unit when one stands before.
    const own = sign ? whole.slice(0, whole.length - after.length).trimEnd() : whole;
    const next: Scaled = {
      value,
      unit,
      from: index,
      to: index + own.length,
      isYear: isYear(value, written, unit),
      isOrdinal: ordinal.test(inDigits.slice(0, index)),
      factor,
      joinsOn: unspacedScript.test(magnitude),
    };
    const last = read.pop();
    if (last) read.push(...together(last, next, inDigits.slice(last.to, next.from)));
    else read.push(next);
  }
  return read;
}

/** Two numerals as they are meant with what stands between them. */
function together(last: Scaled, next: Scaled, between: string): Scaled[] {
  // "2–3 million euros": both are. "2023 – 3 million" is a list.
  const isRange = /^[–—~〜～-]$/u.test(between) && !/\p{L}/u.test(last.unit) && !last.isYear;
  if (isRange && last.factor === 1 && next.factor > 1) {
    const unit = last.unit || next.unit;
    const value = scaled(last.value, next.factor);
    return [
      { ...last, value, unit },
      { ...next, unit: next.unit || unit },
    ];
  }
  // "1억 5000만 원" is one amount, "5 Mio. 2023" none.
  const follows = next.factor > 1 || (last.joinsOn && (between === '' || next.value >= 100));
  const isSum =
    !between.trim() && !last.unit && !next.isYear && follows && last.factor > next.value;
  if (isSum) return [{ ...next, value: last.value + next.value, from: last.from }];
  return [last, next];
}

/** Without the dust of binary fractions: 2.3 × 10⁶ is 2,300,000. */
const scaled = (value: number, factor: number): number => Number((value * factor).toPrecision(15));

/** Whether a unit is a measure or money, of which there may be 2000. */
export const isMeasure = (unit: string): boolean => signs.test(unit) || measure.test(unit);

/** The money a unit is, if it is money: a sign, a code, or one of a language's words for it. */
export function moneyOf(unit: string, words: readonly string[]): string | undefined {
  if (signs.test(unit)) return unit;
  // What follows is written with the unit in some scripts: 元每月.
  return words.find((word) =>
    unspacedScript.test(word) ? unit.startsWith(word) : unit.toLowerCase() === word.toLowerCase(),
  );
}

/** Every figure of a text, in order. */
export function figuresOf(text: string, locale: string): Figure[] {
  return sentencesOf(text, locale).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) =>
      numeralsOf(clause, locale).flatMap(({ value, unit, isYear: isDate, isOrdinal }) =>
        isDate || isOrdinal ? [] : [{ value, unit, clause, sentence }],
      ),
    ),
  );
}
