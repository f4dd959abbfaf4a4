import type { DataTableColumn } from './column.js';

/** The place of a cell in a card: figures stand in pairs. */
export interface CardPlace {
  area: 'title' | 'end' | 'figureStart' | 'figureEnd' | 'line' | 'hidden';
  /** Line of the card, the title's being 1. */
  line: number;
}

/** The places of a card's cells, in the order of the columns. */
export const cardPlaces = <Row>(
  columns: readonly { column: DataTableColumn<Row>; rowHeader: boolean }[],
): CardPlace[] => {
  let line = 1;
  let isHalf = false;
  return columns.map(({ column, rowHeader }) => {
    const place = column.stack ?? (rowHeader ? 'title' : 'figure');
    if (place !== 'figure' && place !== 'line') return { area: place, line: 1 };
    if (place === 'figure' && isHalf) {
      isHalf = false;
      return { area: 'figureEnd', line };
    }
    line += 1;
    isHalf = place === 'figure';
    return { area: isHalf ? 'figureStart' : 'line', line };
  });
};
