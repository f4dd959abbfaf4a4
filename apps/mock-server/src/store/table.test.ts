import { describe, expect, it } from 'vitest';

import { Table, type Row } from './table.js';

interface Entry extends Row {
  readonly id: string;
  readonly owner: number;
  readonly kind: string | null;
  readonly name: string;
}

const entry = (id: string, owner: number, kind: string | null, name = id): Entry => ({
  id,
  revision: 1,
  owner,
  kind,
  name,
});
const table = (...rows: Entry[]) =>
  new Table<Entry>({
    rows,
    unique: [
      { columns: ['owner', 'kind'] },
      { columns: ['name'], fold: (text) => text.toLowerCase() },
    ],
    groups: ['owner', 'kind'],
    onTaken: (columns, rowId) => {
      throw new Error(`${columns.join('+')} of ${rowId}`);
    },
  });
const ids = (rows: readonly Entry[]) => rows.map(({ id }) => id).join('');

describe('rows with text ids', () => {
  it('stand by id, whatever order they come in, and are found', () => {
    const rows = table();
    for (const id of ['m', 'c', 'x', 'a']) rows.insert(entry(id, 1, id));
    expect(ids(rows.rows)).toBe('acmx');
    expect(rows.find('c')?.name).toBe('c');
    expect(rows.find('d')).toBeUndefined();
    expect(ids(rows.rowsBy('owner', 1))).toBe('acmx');
  });

  it('come back in their place when a removal is undone, and go when an insert is', () => {
    const rows = table(entry('a', 1, 'x'), entry('b', 1, 'y'), entry('c', 1, null));
    const undo = rows.remove('b');
    expect(ids(rows.rows)).toBe('ac');
    undo?.();
    expect([ids(rows.rows), ids(rows.rowsBy('owner', 1)), ids(rows.rowsBy('kind', 'y'))]).toEqual([
      'abc',
      'abc',
      'b',
    ]);
    rows.insert(entry('aa', 1, null))();
    expect([ids(rows.rows), ids(rows.rowsBy('kind', null))]).toEqual(['abc', 'c']);
  });

  it('keep their id to themselves', () => {
    expect(() => table(entry('a', 1, 'x')).insert(entry('a', 2, 'y', 'b'))).toThrow('id of a');
  });
});

describe('columns that are unique together', () => {
  it('may repeat one by one, and when one is absent', () => {
    const rows = table(entry('a', 1, 'x'));
    rows.insert(entry('b', 1, 'y'));
    rows.insert(entry('c', 2, 'x'));
    rows.insert(entry('d', 2, null));
    rows.insert(entry('e', 2, null));
    expect(() => rows.insert(entry('f', 2, 'x'))).toThrow('owner+kind of f');
    expect(() => rows.replace({ ...entry('b', 1, 'x'), name: 'b' })).toThrow('owner+kind of b');
    rows.remove('a');
    expect(rows.replace(entry('b', 1, 'x'))).toBeDefined();
  });

  it('are not looked up by one of them', () => {
    const rows = table(entry('a', 1, 'x', 'Name'));
    expect(rows.findBy('owner', '1')).toBeUndefined();
    expect(rows.findBy('name', 'NAME')?.id).toBe('a');
    expect(rows.findBy('name', '')).toBeUndefined();
  });
});

describe('groups', () => {
  it('follow a row that changes one of its columns, and back', () => {
    const rows = table(entry('a', 1, 'x'), entry('b', 1, 'y'), entry('c', 2, 'y'));
    const undo = rows.replace(entry('b', 2, 'x'));
    const seen = () =>
      [rows.rowsBy('owner', 1), rows.rowsBy('owner', 2), rows.rowsBy('kind', 'y')].map(ids);
    expect(seen()).toEqual(['a', 'bc', 'c']);
    undo?.();
    expect(seen()).toEqual(['ab', 'c', 'bc']);
    rows.replace(entry('b', 1, 'y', 'other'));
    expect(rows.rowsBy('owner', 1)[1]?.name).toBe('other');
    expect(rows.findBy('name', 'b')).toBeUndefined();
  });
});
