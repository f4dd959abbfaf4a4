import { captionRoom, centred, tickRoom } from '../frame/axes.js';
import type { Mark, Plot } from '../frame/types.js';
import { shorten } from '../maths/shorten.js';
import { everyNth } from '../maths/ticks.js';
import { isValue } from '../maths/values.js';
import { type Cells, levelOf, meanIn, type Pool, poolsOf } from './cells.js';

/** Px of a row; of more rows than these, neighbours become one. */
const rowSize = 24;
const mostRows = 40;
const thinnest = 6;
const nameShare = 0.3;

export const heatHeight = (
  rows: number,
  plot: Omit<Plot, 'height'>,
  { captioned = false } = {},
): number =>
  poolsOf(rows, mostRows).length * Math.max(rowSize, Math.ceil(18 * plot.em)) +
  tickRoom(plot) +
  (captioned ? 2 * captionRoom(plot) : 0);

const poolsFor = (cells: Cells, plot: Omit<Plot, 'height'>) => {
  const names = Math.max(0, ...cells.rows.slice(0, 1000).map((name) => plot.measure(name)));
  const nameRoom = Math.min(names, plot.width * nameShare);
  const start = nameRoom + 10;
  const columns = poolsOf(cells.columns.length, Math.max(1, (plot.width - start) / thinnest));
  return { nameRoom, start, columns, rows: poolsOf(cells.rows.length, mostRows) };
};

/** Cells at this width; fewer than were given where neighbours became one. */
export function drawnCells(cells: Cells, plot: Plot): number {
  const { rows, columns } = poolsFor(cells, plot);
  return rows.length * columns.length;
}

export interface DrawnCell extends Mark {
  row: Pool;
  column: Pool;
  value: number;
  level: ReturnType<typeof levelOf>;
}

interface LayoutOptions {
  text: (value: number) => string;
  /** Room for what the rows are above them, and for what the columns are below. */
  captioned: boolean;
}

/** Rows and columns of cells with the names beside and below them. */
export function layoutCells(plot: Plot, cells: Cells, { text, captioned }: LayoutOptions) {
  const { nameRoom, start, rows, columns } = poolsFor(cells, plot);
  const top = captioned ? captionRoom(plot) : 0;
  const bottom = plot.height - tickRoom(plot) - top;
  const size = {
    width: (plot.width - start) / Math.max(1, columns.length),
    height: (bottom - top) / Math.max(1, rows.length),
  };
  // A hair of ground between cells, as long as they are not tiny.
  const space = Math.min(size.width, size.height) > 10 ? 2 : 0.5;
  const extent = cells.extent ?? ([0, 1] as const);
  const drawn = rows.map((row, rowIndex) =>
    columns.map((column, columnIndex): DrawnCell => {
      const from = start + columnIndex * size.width;
      const value = meanIn(cells.values, row, column);
      return {
        row,
        column,
        value,
        level: levelOf(value, extent),
        x: (plot.rtl ? plot.width - from - size.width : from) + space / 2,
        y: top + rowIndex * size.height + space / 2,
        width: Math.max(0.5, size.width - space),
        height: Math.max(0.5, size.height - space),
      };
    }),
  );
  const pooled = rows.length < cells.rows.length || columns.length < cells.columns.length;
  const widest = pooled
    ? Number.POSITIVE_INFINITY
    : Math.max(
        0,
        ...drawn.flat().map(({ value }) => (isValue(value) ? plot.measure(text(value)) : 0)),
      );
  return {
    cells: drawn,
    top,
    bottom,
    /** Whether every value fits into its cell. */
    written: widest + 8 <= size.width && size.height >= 16 * plot.em,
    rowNames: everyRow(rows, size.height, plot).map(({ pool, y }) => ({
      text: shorten(cells.rows[pool.from] ?? '', nameRoom + 1, plot.measure),
      x: plot.fromStart(nameRoom),
      y: centred(top + y, plot),
    })),
    columnNames: columnNames(plot, cells, columns, { start, width: size.width }),
  };
}

/** Up to so many columns are each named, cut where they must be: they are no scale to guess from. */
const mostNamed = 12;
const leastName = 26;

function columnNames(
  plot: Plot,
  cells: Cells,
  columns: readonly Pool[],
  { start, width }: { start: number; width: number },
) {
  const each = columns.length <= mostNamed && width >= leastName * plot.em;
  const named = (room: number) =>
    columns.map((column, index) => ({
      at: plot.fromStart(start + (index + 0.5) * width),
      text: shorten(cells.columns[column.from] ?? '', room, plot.measure),
    }));
  if (each) return named(width - 6);
  return everyNth(
    named(Math.max(width, 72)).filter((_, index) => index % Math.ceil(columns.length / 60) === 0),
    plot.measure,
  );
}

/** As many rows as have room for a name. */
function everyRow(rows: readonly Pool[], height: number, plot: Plot) {
  const every = Math.max(1, Math.ceil((14 * plot.em) / height));
  return rows
    .map((pool, index) => ({ pool, index, y: (index + 0.5) * height }))
    .filter(({ index }) => index % every === 0);
}
