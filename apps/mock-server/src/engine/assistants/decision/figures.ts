import { sentencesOf } from '../../read-brief.js';

/** A number a text names, and what it counts. */
export interface Figure {
  readonly value: number;
  /** As written, in lower case: `€`, `orders`, `%`; empty for a bare number. */
  readonly unit: string;
  /** The piece of the sentence it stands in, and the sentence. */
  readonly clause: string;
  readonly sentence: string;
}

const currency = '[€$£¥₩]';
// A digit that belongs to a name (Q4, B2B) is no figure; a word before the next one is no unit.
const figure = new RegExp(
  `(?<![\\p{L}\\d.,])(?<before>${currency})?\\s?(?<number>\\d(?:[\\d.,'’\\u00a0\\u202f]*\\d)?)(?:\\s?(?<after>%|‰|${currency}|\\p{L}[\\p{L}/]{0,20}(?![\\p{L}/]|\\s+\\d)))?`,
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

/** Every figure of a text, in order. */
export function figuresOf(text: string, locale: string): Figure[] {
  return sentencesOf(text, locale).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) =>
      [...clause.matchAll(figure)].flatMap(({ groups = {} }) => {
        const written = groups['number'] ?? '';
        const value = parseNumber(written, locale);
        const unit = (groups['before'] ?? groups['after'] ?? '').toLowerCase();
        if (!Number.isFinite(value) || (isYear(value, written) && !groups['before'])) return [];
        return [{ value, unit, clause, sentence }];
      }),
    ),
  );
}

/**
 * The first row of figures of one kind in a text: three or more in one sentence that have the same
 * unit, or none, as in "120, 135 and 150 orders".
 */
export function seriesOf(text: string, locale: string): { unit: string; values: number[] } | null {
  for (const sentence of new Set(figuresOf(text, locale).map((found) => found.sentence))) {
    const own = figuresOf(sentence, locale);
    const [unit = '', ...others] = [...new Set(own.map((found) => found.unit).filter(Boolean))];
    if (own.length >= 3 && others.length === 0)
      return { unit, values: own.map(({ value }) => value) };
  }
  return null;
}
