import type { useIntl } from '@constella/i18n/react';

import type { ResultCell } from '../result-document';

/** How a reader's language writes figures and days. */
export type CellFormats = Pick<ReturnType<typeof useIntl>, 'formatNumber' | 'formatDate'>;

/** A cell as it is read. */
export function cellText(cell: ResultCell, intl: CellFormats): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return intl.formatNumber(cell);
  if ('share' in cell) return intl.formatNumber(cell.share, { style: 'percent' });
  // A person may have typed something else where the day was.
  return Number.isNaN(Date.parse(cell.day))
    ? cell.day
    : intl.formatDate(cell.day, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whether a cell is to be compared with those above and below it, digit under digit. */
export const isFigure = (cell: ResultCell): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && 'share' in cell);
