import type { DataTableColumn } from './column.js';

interface CardColumn<Row> {
  column: DataTableColumn<Row>;
  rowHeader: boolean;
}

/** Where a column's cell stands in a row that is drawn as a card. */
export const stackPlace = <Row>({ column, rowHeader }: CardColumn<Row>) =>
  column.stack ?? (rowHeader ? 'title' : 'figure');

/** Sixths of a line below the title's. */
const shares: Partial<Record<string, number>> = { figure: 3, short: 1, line: 6 };

/** The lines of a card below the title's: figures stand in pairs, short ones in one line. */
export const cardLines = <Row>(columns: readonly CardColumn<Row>[]): number => {
  let lines = 0;
  let left = 0;
  for (const column of columns) {
    const share = shares[stackPlace(column)] ?? 0;
    if (share > left) {
      lines += 1;
      left = 6;
    }
    left -= share;
  }
  return lines;
};
