import { type DataTableValue, isMissing } from './column.js';

/** What stands where a row has no value. */
export const missingText = '–';

/** Formats values for one locale. */
export const cellFormat = (locale: string): ((value: DataTableValue) => string) => {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (value) => {
    if (isMissing(value)) return missingText;
    if (typeof value === 'number' || typeof value === 'bigint') return number.format(value);
    return value instanceof Date ? date.format(value) : String(value);
  };
};
