import { type DataTableColumn, defaultMaxWidth, defaultMinWidth, defaultWidth } from './column.js';

export const dataTablePins = ['start', 'end'] as const;
export type DataTablePin = (typeof dataTablePins)[number];

/** Where the columns stand: plain data, fit to be stored as a preference. */
export interface DataTableLayout {
  /** Column ids; columns it does not name keep their place after those it does. */
  order?: readonly string[] | undefined;
  /** Ids of hidden columns. */
  hidden?: readonly string[] | undefined;
  /** Column id → px at the default text size. A column with a width of its own no longer grows. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** Column id → the side it stays at while the others scroll. */
  pinned?: Readonly<Record<string, DataTablePin>> | undefined;
}

/** A column in its place. */
export interface PlacedColumn<Row> {
  column: DataTableColumn<Row>;
  pin: DataTablePin | undefined;
  /** The last one pinned to the start, or the first one pinned to the end. */
  edge: boolean;
  rowHeader: boolean;
}

/** All columns in the order of the layout, hidden ones as well. */
export const orderedColumns = <Row>(
  columns: readonly DataTableColumn<Row>[],
  { order = [], pinned = {} }: DataTableLayout,
): DataTableColumn<Row>[] => {
  const place = new Map(order.map((id, index) => [id, index]));
  const side = { start: 0, end: 2 } as const;
  const group = ({ id }: DataTableColumn<Row>) => (pinned[id] ? side[pinned[id]] : 1);
  return columns
    .map((column, index) => ({ column, at: place.get(column.id) ?? order.length + index }))
    .toSorted((a, b) => group(a.column) - group(b.column) || a.at - b.at)
    .map(({ column }) => column);
};

export const placedColumns = <Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: DataTableLayout,
): PlacedColumn<Row>[] => {
  const hidden = new Set(layout.hidden);
  const named = columns.some(({ rowHeader }) => rowHeader === true);
  const pinOf = (column: DataTableColumn<Row> | undefined) => column && layout.pinned?.[column.id];
  return orderedColumns(columns, layout)
    .filter(({ id, hideable }) => hideable === false || !hidden.has(id))
    .map((column, index, shown) => ({
      column,
      pin: pinOf(column),
      edge: pinOf(column) !== pinOf(shown[index + (pinOf(column) === 'start' ? 1 : -1)]),
      rowHeader: column.rowHeader ?? (!named && column.id === columns[0]?.id),
    }));
};

/** A width within the column's bounds; NaN is its own width. */
export const clampWidth = <Row>(column: DataTableColumn<Row>, width: number): number => {
  const { minWidth = defaultMinWidth, maxWidth = defaultMaxWidth } = column;
  const wanted = Number.isNaN(width) ? (column.width ?? defaultWidth) : width;
  return Math.round(Math.max(minWidth, Math.min(maxWidth, wanted)));
};

export const widthOf = <Row>(column: DataTableColumn<Row>, { widths }: DataTableLayout): number =>
  clampWidth(column, widths?.[column.id] ?? Number.NaN);

const rem = (px: number) => `${px / 16}rem`;

/** Grid tracks and the distance of each pinned column from its side. */
export interface ColumnTracks {
  /** `grid-template-columns` of every row. */
  template: string;
  /** Least width of a row. */
  least: string;
  /** For each column, undefined when it is not pinned. */
  insets: (string | undefined)[];
}

/**
 * @param before px of the tracks before the columns (selection), pinned to the start
 * @param after px of the tracks after them (actions), pinned to the end
 */
export const columnTracks = <Row>(
  placed: readonly PlacedColumn<Row>[],
  layout: DataTableLayout,
  before: number,
  after: number,
): ColumnTracks => {
  const widths = placed.map(({ column }) => widthOf(column, layout));
  const grows = placed.map(
    ({ column, pin }) => pin === undefined && layout.widths?.[column.id] === undefined,
  );
  const tracks = widths.map((width, index) =>
    grows[index] ? `minmax(${rem(width)}, ${width}fr)` : rem(width),
  );
  // Where no column grows, the room that is left lies before what is pinned to the end.
  if (!grows.includes(true)) {
    const firstEnd = placed.findIndex(({ pin }) => pin === 'end');
    const last = firstEnd === -1 ? placed.length - 1 : firstEnd - 1;
    const width = widths[last];
    if (width !== undefined) tracks[last] = `minmax(${rem(width)}, 1fr)`;
  }
  const sum = (part: readonly number[]) => part.reduce((total, width) => total + width, 0);
  const insets = placed.map(({ pin }, index) => {
    if (pin === 'start') return rem(before + sum(widths.slice(0, index)));
    return pin === 'end' ? rem(after + sum(widths.slice(index + 1))) : undefined;
  });
  const edge = (width: number) => (width > 0 ? [rem(width)] : []);
  return {
    template: [...edge(before), ...tracks, ...edge(after)].join(' '),
    least: rem(before + sum(widths) + after),
    insets,
  };
};

/** The layout with a column moved by one place among those shown on the same side. */
export const moveColumn = <Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: DataTableLayout,
  id: string,
  step: 1 | -1,
): DataTableLayout => {
  const shown = placedColumns(columns, layout);
  const from = shown.findIndex(({ column }) => column.id === id);
  const [moved, other] = [shown[from], shown[from + step]];
  if (!moved || !other || moved.pin !== other.pin) return layout;
  return placeColumn(columns, layout, id, other.column.id, step === 1);
};

/** The layout with a column put before or after another one. */
export const placeColumn = <Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: DataTableLayout,
  id: string,
  target: string,
  after: boolean,
): DataTableLayout => {
  if (id === target) return layout;
  const order = orderedColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  order.splice(order.indexOf(target) + (after ? 1 : 0), 0, id);
  return { ...layout, order };
};

/** The layout with a column pinned to a side, or to none. */
export const pinColumn = (
  layout: DataTableLayout,
  id: string,
  pin: DataTablePin | undefined,
): DataTableLayout => {
  const { [id]: _, ...others } = layout.pinned ?? {};
  return { ...layout, pinned: pin ? { ...others, [id]: pin } : others };
};

/** The layout with a column hidden or shown. */
export const showColumn = (
  layout: DataTableLayout,
  id: string,
  shown: boolean,
): DataTableLayout => ({
  ...layout,
  hidden: [...(layout.hidden ?? []).filter((other) => other !== id), ...(shown ? [] : [id])],
});
