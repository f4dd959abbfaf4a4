/** Bounds and grid of a number field. */
export interface NumberRange {
  min: number;
  max: number;
  /** Distance between allowed values, counted from `min`. */
  step: number;
}

/** Digits after the decimal point of a number as it is written: 0.05 has two. */
export const fractionDigits = (number: number): number => {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const written = (mantissa.split('.')[1] ?? '').length;
  return Math.max(0, written - Number(exponent));
};

/** Into the bounds and onto the grid, without the dust of binary fractions. */
export const settle = (number: number, { min, max, step }: NumberRange): number => {
  const onGrid = min + Math.round((number - min) / step) * step;
  const inside = Math.min(max, Math.max(min, onGrid));
  return Number(inside.toFixed(Math.max(fractionDigits(step), fractionDigits(min))));
};

/** Whether a number may stay as it is. */
export const isSettled = (number: number, range: NumberRange): boolean =>
  settle(number, range) === number;

/** Written in the locale with Western figures, with as many decimals as the step has. */
export const formatNumber = (number: number, locale: string, step: number): string => {
  const digits = fractionDigits(step);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 6),
    numberingSystem: 'latn',
  }).format(number);
};

const separators = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6);
  return { decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.' };
};

const grouped = /^[+-]?\d{1,3}([.,]\d{3})+$/;

/**
 * Reads what people type: `1,800`, `1.800`, `1 800`, `0.7` and `0,7`. The last of two different
 * signs is the decimal one; a single kind of sign is read as the locale does, unless that would
 * make no sense. Undefined when it is not a number.
 */
export const parseNumber = (text: string, locale: string): number | undefined => {
  // Spaces and apostrophes group; the marks steer Arabic text around a minus.
  const bare = text.replace(/[\s\u00a0\u202f'’\u061c\u200e\u200f]/g, '').replace('−', '-');
  if (!/^[+-]?\d*([.,]\d*)*$/.test(bare) || !/\d/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  let decimal = '';
  if (comma >= 0 && point >= 0) decimal = comma > point ? ',' : '.';
  else if (comma >= 0 || point >= 0) {
    const sign = comma >= 0 ? ',' : '.';
    const groups = grouped.test(bare) && separators(locale).decimal !== sign;
    decimal = groups ? '' : sign;
  }
  const other = decimal === ',' ? '.' : ',';
  const plain = decimal
    ? bare.replaceAll(other, '').replace(decimal, '.')
    : bare.replace(/[.,]/g, '');
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
};
