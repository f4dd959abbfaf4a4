import type { DataTableColumn } from './column.js';

interface CardColumn<Row> {
  column: DataTableColumn<Row>;
  rowHeader: boolean;
}

/** Where a column's cell stands in a row that is drawn as a card. */
export const stackPlace = <Row>({ column, rowHeader }: CardColumn<Row>) =>
  column.stack ?? (rowHeader ? 'title' : 'figure');

/** The lines of a card below the title's: figures stand in pairs. */
export const cardLines = <Row>(columns: readonly CardColumn<Row>[]): number => {
  let lines = 0;
  let isHalf = false;
  for (const column of columns) {
    const place = stackPlace(column);
    if (place !== 'figure' && place !== 'line') continue;
    if (place === 'line' || !isHalf) lines += 1;
    isHalf = place === 'figure' && !isHalf;
  }
  return lines;
};
