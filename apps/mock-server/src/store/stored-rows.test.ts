import { baseOf } from '@constella/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { exampleValue } from '../testing/examples.js';
import { checkState, locateIn, parseDataFile, serialize } from './data-file.js';
import { emptyState, MemoryStore } from './memory-store.js';
import { RowError } from './row-error.js';
import { TakenError } from './store.js';
import { hasTextIds, referencesOf, tableNames, tables, type TableName } from './tables.js';

type Given = Record<string, unknown>;

const moment = '2026-03-10T12:00:00.000Z';
const textId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const columnsOf = (table: TableName): [string, z.ZodType][] =>
  Object.entries(tables[table].shape as Record<string, z.ZodType>).filter(
    ([name]) => name !== 'revision' && (name !== 'id' || hasTextIds(table)),
  );

/** A row of any table that is as it should be; `n` tells rows of one table apart. */
function goodRow(table: TableName, n: number): Given {
  const references = new Map(referencesOf(table).map(({ column, table: to }) => [column, to]));
  return Object.fromEntries(
    columnsOf(table).map(([name, schema]) => {
      const target = name === 'id' ? table : references.get(name);
      if (target) return [name, hasTextIds(target) ? textId(n) : n];
      return [name, exampleValue(name, schema, n)];
    }),
  );
}

/** Values any column may meet: in several scripts, around many bounds, and what JSON changes. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  '  padded  ',
  'a',
  '\u0000',
  '\ud800',
  '🙂',
  '1 May 2027',
  '2026-02-30',
  '2026-01-31',
  '2026-13',
  moment,
  '2026-03-10',
  'https://a.example',
  'a@b.c',
  -1,
  -0,
  0,
  0.1,
  0.123,
  1,
  5,
  26,
  101,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  new Date(moment),
  [],
  [1],
  [''],
  ['a', ' b '],
  [undefined],
  [{}],
  Array.from({ length: 501 }, () => 'a'),
  {},
  { a: undefined },
  { a: Number.NaN },
  { text: 5 },
  { text: ' a ', other: [1e308] },
];

/** The same, and texts around the column's own bound. */
function valuesFor(schema: z.ZodType): readonly unknown[] {
  const base = baseOf(schema);
  const longest = base instanceof z.ZodString ? base.maxLength : null;
  if (longest === null) return values;
  const texts = ['a', '星'].flatMap((sign) => [sign.repeat(longest), sign.repeat(longest + 1)]);
  return [...values, ...texts, ` ${texts[0]} `];
}

/** Whether a write took a row; nothing is left of one it did not take. */
async function takes(store: MemoryStore, table: TableName, change: () => unknown) {
  const before = JSON.stringify(store.all(table).at(-1));
  try {
    await store.write(change);
    return true;
  } catch (error) {
    const isRefused = error instanceof TakenError || error instanceof RowError;
    if (!isRefused || JSON.stringify(store.all(table).at(-1)) !== before) throw error;
    return false;
  }
}

/** The rows a start finds, as JSON, beside those there were. */
function reopened(table: TableName, store: MemoryStore): [string, string] {
  const rows = store.all(table);
  const text = [...serialize({ serials: {}, [table]: rows }, undefined)].join('');
  const opened = checkState(parseDataFile(text).state, locateIn(text));
  return [JSON.stringify(opened[table]), JSON.stringify(rows)];
}

describe.each(tableNames)('a row of %s', (table) => {
  it('that was taken is there after a start, whatever it holds', async () => {
    const store = new MemoryStore(emptyState());
    let n = 1;
    const insert = (given: Given = {}) =>
      takes(store, table, () => {
        n += 1;
        store.insert(table, { ...goodRow(table, n), ...given });
      });
    expect(await insert()).toBe(true);
    for (const [column, schema] of columnsOf(table)) {
      let refused = 0;
      for (const value of valuesFor(schema)) if (!(await insert({ [column]: value }))) refused += 1;
      const takesAll = baseOf(schema) instanceof z.ZodUnknown;
      expect([column, refused === 0]).toEqual([column, takesAll]);
    }
    const [found, left] = reopened(table, store);
    expect(found).toBe(left);
  });

  it('that was changed is there after a start, whatever became of it', async () => {
    const store = new MemoryStore(emptyState());
    const { id } = await store.write(() => store.insert(table, goodRow(table, 1) as never));
    const anyChange = fc.dictionary(
      fc.constantFrom(...columnsOf(table).map(([column]) => column)),
      fc.oneof(fc.constantFrom(...values), fc.anything({ withDate: true })),
      { maxKeys: 3 },
    );
    await fc.assert(
      fc.asyncProperty(anyChange, async (changes) => {
        await takes(store, table, () => store.update(table, id, changes));
      }),
      { numRuns: 60 },
    );
    const [found, left] = reopened(table, store);
    expect(found).toBe(left);
  });
});
