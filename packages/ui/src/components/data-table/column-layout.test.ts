import { describe, expect, it } from 'vitest';

import type { DataTableColumn } from './column.js';
import {
  columnTracks,
  moveColumn,
  pinColumn,
  placeColumn,
  placedColumns,
  showColumn,
  widthOf,
  type DataTableLayout,
} from './column-layout.js';

type Row = Record<'a' | 'b' | 'c' | 'd', string>;
const columns = (['a', 'b', 'c', 'd'] as const).map((id): DataTableColumn<Row> => ({
  id,
  header: id,
  value: id,
  width: 100,
}));
const ids = (layout: DataTableLayout) =>
  placedColumns(columns, layout)
    .map(({ column }) => column.id)
    .join('');

describe('placedColumns', () => {
  it('puts pinned columns at their side, orders the rest, hides', () => {
    expect(ids({})).toBe('abcd');
    expect(ids({ pinned: { c: 'start', a: 'end' } })).toBe('cbda');
    expect(ids({ order: ['d', 'gone', 'b'] })).toBe('dbac');
    expect(ids(showColumn({}, 'b', false))).toBe('acd');
    expect(ids(showColumn({ hidden: ['b'] }, 'b', true))).toBe('abcd');
  });
  it('names rows by the first column unless another does', () => {
    const header = (list: typeof columns) =>
      placedColumns(list, {}).find(({ rowHeader }) => rowHeader)?.column.id;
    expect(header(columns)).toBe('a');
    const named = columns.map((column) => ({ ...column, rowHeader: column.id === 'c' }));
    expect(header(named)).toBe('c');
  });
});

describe('moving', () => {
  it('moves by one place among the shown, not across a side', () => {
    expect(ids(moveColumn(columns, {}, 'b', 1))).toBe('acbd');
    expect(ids(moveColumn(columns, { hidden: ['c'] }, 'b', 1))).toBe('adb');
    const pinned = pinColumn({}, 'a', 'start');
    expect(moveColumn(columns, pinned, 'b', -1)).toBe(pinned);
    expect(moveColumn(columns, {}, 'd', 1)).toEqual({});
  });
  it('puts one before or after another', () => {
    expect(ids(placeColumn(columns, {}, 'd', 'a', false))).toBe('dabc');
    expect(ids(placeColumn(columns, {}, 'a', 'c', true))).toBe('bcad');
  });
  it('unpins', () =>
    expect(pinColumn({ pinned: { a: 'end' } }, 'a', undefined).pinned).toEqual({}));
});

describe('columnTracks', () => {
  const tracks = (layout: DataTableLayout) =>
    columnTracks(placedColumns(columns, layout), layout, 48, 0);
  it('lets columns grow that have no width of their own', () => {
    expect(tracks({ hidden: ['c', 'd'], widths: { a: 160 } }).template).toBe(
      '3rem 10rem minmax(6.25rem, 100fr)',
    );
    expect(tracks({ hidden: ['c', 'd'], widths: { a: 160, b: 160 } }).template).toBe(
      '3rem 10rem minmax(10rem, 1fr)',
    );
    expect(tracks({}).least).toBe('28rem');
  });
  it('measures pinned columns from their side', () =>
    expect(tracks({ pinned: { a: 'start', b: 'start', d: 'end' } }).insets).toEqual([
      '3rem',
      '9.25rem',
      undefined,
      '0rem',
    ]));
  it('keeps widths within bounds', () => {
    expect(widthOf(columns[0]!, { widths: { a: 1 } })).toBe(72);
    expect(widthOf(columns[0]!, { widths: { a: Number.NaN } })).toBe(100);
    expect(widthOf(columns[0]!, { widths: { a: 1e9 } })).toBe(960);
  });
});
