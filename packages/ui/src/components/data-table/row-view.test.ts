import { describe, expect, it } from 'vitest';

import { type DataTableColumn } from './column.js';
import { isFiltering } from './filter-rows.js';
import { rowView, type RowQuery } from './row-view.js';
import { selectionExtent, selectRange } from './selection.js';
import { nextSorting } from './sort-rows.js';

interface Run {
  name: string | null;
  points: number;
  kind: string;
  at?: Date;
}

const rows: Run[] = [
  { name: 'Run 10', points: 3, kind: 'b', at: new Date(2025, 0, 2) },
  { name: 'Éclair', points: Number.NaN, kind: 'a' },
  { name: 'run 9', points: 3, kind: 'a', at: new Date(2025, 0, 1) },
  { name: null, points: 1, kind: 'b', at: new Date(Number.NaN) },
];
const columns: DataTableColumn<Run>[] = [
  { id: 'name', header: 'Name', value: 'name', filter: { kind: 'text' } },
  { id: 'points', header: 'Points', value: 'points', filter: { kind: 'range' } },
  { id: 'kind', header: 'Kind', value: 'kind', filter: { kind: 'choice', options: [] } },
  { id: 'at', header: 'At', value: 'at' },
  { id: 'own', header: 'Own', value: 'points', compare: (a, b) => b.points - a.points },
  { id: 'art', header: 'Art', cell: () => null },
];
const none: RowQuery = { sorting: [], filters: {}, search: '' };
const shown = (query: Partial<RowQuery>) => {
  const view = rowView(rows, columns, { ...none, ...query }, 'en');
  return Array.from({ length: view.count }, (_, place) => view.indexAt(place));
};
const up = (id: string) => ({ id, direction: 'ascending' as const });
const down = (id: string) => ({ id, direction: 'descending' as const });

describe('rowView', () => {
  it('keeps the order without a query', () => expect(shown({})).toEqual([0, 1, 2, 3]));
  it('counts in names and puts missing values last both ways', () => {
    expect(shown({ sorting: [up('name')] })).toEqual([1, 2, 0, 3]);
    expect(shown({ sorting: [down('name')] })).toEqual([0, 2, 1, 3]);
    expect(shown({ sorting: [up('points')] })).toEqual([3, 0, 2, 1]);
    expect(shown({ sorting: [down('points')] })).toEqual([0, 2, 3, 1]);
    expect(shown({ sorting: [up('at')] })).toEqual([2, 0, 1, 3]);
  });
  it('sorts by several columns, and by a comparison of the column', () => {
    expect(shown({ sorting: [up('kind'), down('name')] })).toEqual([2, 1, 0, 3]);
    expect(shown({ sorting: [up('own')] })[0]).toBe(0);
  });
  it('ignores columns that are not there or have no value', () =>
    expect(shown({ sorting: [up('gone'), up('art')] })).toEqual([0, 1, 2, 3]));
  it('filters by text, choice and range, without case and accents', () => {
    expect(shown({ filters: { name: ' ECL ' } })).toEqual([1]);
    expect(shown({ filters: { kind: ['a'] } })).toEqual([1, 2]);
    expect(shown({ filters: { points: { min: 2 } } })).toEqual([0, 2]);
    expect(shown({ filters: { points: { max: 2 } } })).toEqual([3]);
    expect(shown({ filters: { points: {}, kind: [], name: '' } })).toHaveLength(4);
  });
  it('searches every word in all columns', () => {
    expect(shown({ search: 'run a' })).toEqual([2]);
    expect(shown({ search: 'nothing' })).toEqual([]);
  });
  it('survives rows that are not there', () => {
    const holes = [null, undefined, rows[0]] as unknown as Run[];
    const view = rowView(holes, columns.slice(0, 1), { ...none, sorting: [up('name')] }, 'en');
    expect(view.indexAt(0)).toBe(2);
    expect(view.at(99)).toBeUndefined();
  });
});

it('knows a filter that filters nothing', () => {
  expect([undefined, ' ', [], {}, { min: Number.NaN }].map(isFiltering)).not.toContain(true);
  expect(['a', ['a'], { max: 0 }].map(isFiltering)).not.toContain(false);
});

describe('nextSorting', () => {
  it('goes from ascending over descending to none', () => {
    expect(nextSorting([], 'a', false)).toEqual([up('a')]);
    expect(nextSorting([up('a')], 'a', false)).toEqual([down('a')]);
    expect(nextSorting([down('a')], 'a', false)).toEqual([]);
    expect(nextSorting([down('a')], 'b', false)).toEqual([up('b')]);
  });
  it('adds to the others, changes among them and leaves them', () => {
    expect(nextSorting([up('a')], 'b', true)).toEqual([up('a'), up('b')]);
    expect(nextSorting([up('a'), up('b')], 'a', true)).toEqual([down('a'), up('b')]);
    expect(nextSorting([down('a'), up('b')], 'a', true)).toEqual([up('b')]);
    expect(nextSorting([down('a'), up('b')], 'a', false)).toEqual([up('a')]);
  });
});

describe('selection', () => {
  const view = rowView(rows, columns, { ...none, sorting: [up('points')] }, 'en');
  const id = (_row: Run, index: number) => String(index);
  it('selects a range as it is shown, either way round', () => {
    expect([...selectRange(view, new Set(['1']), id, [2, 0], true)]).toEqual(['1', '3', '0', '2']);
    expect([...selectRange(view, new Set(['0', '3']), id, [0, 99], false)]).toEqual([]);
  });
  it('says none, some or all of what is shown', () => {
    expect(selectionExtent(view, new Set(), id)).toBe('none');
    expect(selectionExtent(view, new Set(['elsewhere']), id)).toBe('none');
    expect(selectionExtent(view, new Set(['2']), id)).toBe('some');
    expect(selectionExtent(view, new Set(['0', '1', '2', '3', '9']), id)).toBe('all');
  });
});
