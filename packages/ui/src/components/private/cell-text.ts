import { type DataTableValue, isMissing } from '../data-table/column.js';

/** Text where a row has no value. */
export const missingText = '–';

/** Formats values for one locale; `yes` and `no` are its words for a truth. */
export const cellFormat = (
  locale: string,
  { yes, no }: { yes: string; no: string },
): ((value: DataTableValue) => string) => {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (value) => {
    if (isMissing(value)) return missingText;
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number' || typeof value === 'bigint') return number.format(value);
    return value instanceof Date ? date.format(value) : String(value);
  };
};
