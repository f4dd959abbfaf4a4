/** Bounds and grid of a number field. */
export interface NumberRange {
  min?: number;
  max?: number;
  /** Distance between allowed values, counted from `min`, else from zero. */
  step: number;
}

/** How a number is written: currency, percent, unit, sign, decimals, grouping. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'currencySign'
  | 'unit'
  | 'unitDisplay'
  | 'signDisplay'
  | 'useGrouping'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
>;

/** Most decimals a number is written with when nothing asks for more. */
const usualDigits = 6;
/** Most decimals every engine accepts for a number. */
const mostDigits = 20;

/** Digits after the decimal point of a number as it is written: 0.05 has two. */
export const fractionDigits = (number: number): number => {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const written = (mantissa.split('.')[1] ?? '').length;
  return Math.min(mostDigits, Math.max(0, written - Number(exponent)));
};

/**
 * Into the bounds and onto the grid, without the dust of binary fractions.
 *
 * @param keepOutside a number out of bounds stays out of them.
 */
export const settle = (
  number: number,
  { min, max, step }: NumberRange,
  keepOutside = false,
): number => {
  const from = min ?? 0;
  const onGrid = step > 0 ? from + Math.round((number - from) / step) * step : number;
  // The lower bound wins when the two contradict each other.
  const inside = keepOutside
    ? onGrid
    : Math.max(min ?? -Infinity, Math.min(max ?? Infinity, onGrid));
  const digits = step > 0 ? Math.max(fractionDigits(step), fractionDigits(from)) : mostDigits;
  return Number(inside.toFixed(digits));
};

/** Whether a number may stay as it is. */
export const isSettled = (number: number, range: NumberRange, keepOutside = false): boolean =>
  settle(number, range, keepOutside) === number;

/**
 * Written in the locale with Western figures, with as many decimals as the step has. A currency
 * keeps its own decimals. Empty for what is no finite number.
 */
export const formatNumber = (
  number: number | null,
  locale: string,
  step: number,
  format: NumberFormat = {},
): string => {
  if (number === null || !Number.isFinite(number)) return '';
  const percent = format.style === 'percent' ? 2 : 0;
  const digits = Math.max(0, fractionDigits(step) - percent);
  const chosen =
    format.minimumFractionDigits !== undefined || format.maximumFractionDigits !== undefined;
  const parts = new Intl.NumberFormat(locale, {
    ...(!chosen && {
      ...(format.style !== 'currency' && { minimumFractionDigits: digits }),
      maximumFractionDigits: Math.max(digits, usualDigits),
    }),
    ...format,
    numberingSystem: 'latn',
  }).formatToParts(number);
  // Arabic says one and two of a unit with the word alone; what is edited must show its number.
  if (parts.every((part) => part.type !== 'integer')) return formatNumber(number, locale, step);
  return parts.map((part) => part.value).join('');
};

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find((part) => part.type === 'decimal')?.value ?? '.';

/** Zeros of the figures people may have on their keyboards: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Any figures as Western ones. */
export const westernFigures = (text: string): string =>
  text.replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? figure : String(code - zero);
  });

/** One to three figures, then groups of two (India) or three, the last always three. */
const grouped = /^[+-]?\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/;
const signs: Record<string, string> = {
  '٫': '.',
  '٬': "'",
  '．': '.',
  '，': ',',
  '。': '.',
  '−': '-',
  '－': '-',
  '–': '-',
};
/** Currencies, units and percent signs, with the point of an abbreviation. */
const unitWords = /[\p{L}\p{M}\p{Sc}%٪％°²³µ/]+(-\p{L}+)*\.?/gu;

/**
 * Reads what people type: `1,800`, `1.800`, `1 800`, `0.7` and `0,7`, in any figures. The last of
 * two different signs is the decimal one; a single kind of sign is read as the locale does, unless
 * that would make no sense. With a format, its currency, unit or percent sign may be there or not.
 * Undefined when it is not a number.
 */
export const parseNumber = (
  text: string,
  locale: string,
  format?: NumberFormat,
): number | undefined => {
  // Arabic's own decimal sign is never a grouping one.
  const certain = text.includes('٫');
  // Spaces and apostrophes group; the marks steer Arabic text around a minus.
  let bare = westernFigures(text)
    .replace(/[٫٬．，。−－–]/g, (sign) => signs[sign] ?? sign)
    .replace(/[\s\u00a0\u202f'’\u061c\u200e\u200f]/g, '');
  if (format) bare = bare.replace(unitWords, '').replace(/^\((.*)\)$/, '-$1');
  if (!/^[+-]?\d*([.,]\d*)*$/.test(bare) || !/\d/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  let decimal = '';
  if (comma >= 0 && point >= 0) decimal = comma > point ? ',' : '.';
  else if (comma >= 0 || point >= 0) {
    const sign = comma >= 0 ? ',' : '.';
    const repeated = bare.indexOf(sign) !== bare.lastIndexOf(sign);
    const groups = !certain && grouped.test(bare) && (repeated || decimalSign(locale) !== sign);
    decimal = groups ? '' : sign;
  }
  const other = decimal === ',' ? '.' : ',';
  const plain = decimal
    ? bare.replaceAll(other, '').replace(decimal, '.')
    : bare.replace(/[.,]/g, '');
  const number = format?.style === 'percent' ? Number(`${plain}e-2`) : Number(plain);
  return Number.isFinite(number) ? number : undefined;
};
