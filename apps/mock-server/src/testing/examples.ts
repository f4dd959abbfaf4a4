import { baseOf, writableFields, type RecordDefinition } from '@constella/api-client/contract';
import { z } from 'zod';

import { ownerTable, type AnyRow, type AnyStore } from '../store/rows.js';
import { referencesOf, storedRecord, tables, type TableName } from '../store/tables.js';
import { testNow } from './test-server.js';

const moment = new Date(testNow).toISOString();
/** Values for columns whose shape a random value would not have. */
const known: Record<string, unknown> = {
  sourceId: 'eur-lex',
  month: '2026-01',
  result: { text: 'A result' },
  models: ['openai/gpt-4.1', 'constella-local'],
  agent: { name: 'Reader', type: 'processor', model: 'openai/gpt-4.1', capabilities: ['research'] },
  limits: { tasks: 1 },
  settings: { model: 'a', capabilities: ['translation'] },
  event: { id: 1, at: moment, type: 'done', status: 'failed' },
  usage: { since: moment, meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 } },
};

/** A value a column takes; `n` tells those of one column apart. */
export function exampleValue(name: string, schema: z.ZodType, n = 1): unknown {
  const base = baseOf(schema);
  if (base instanceof z.ZodEnum) return base.options[n % base.options.length];
  for (const value of [
    known[name],
    `${name} ${n}`,
    `${name}-${n}`,
    n,
    (n % 5) + 1,
    0.5,
    true,
    `https://example.org/${name}/${n}`,
    moment,
    `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
    [],
    [`x${n}`],
    {},
  ])
    if (value !== undefined && base.safeParse(value).success) return value;
  if (schema.safeParse(null).success) return null;
  throw new Error(`no example for ${name}`);
}

const head: readonly string[] = ['id', 'revision', 'createdAt'];

/** Puts a row of any table in, and whatever it has to refer to, all of it of one user. */
export function insertExample(
  store: AnyStore,
  record: RecordDefinition,
  userId: number,
  n = 1,
): AnyRow {
  const table = record.name as TableName;
  const row: Record<string, unknown> = { createdAt: moment };
  const references = new Map(referencesOf(table).map(({ column, table: to }) => [column, to]));
  const columns = Object.entries(tables[table].shape as Record<string, z.ZodType>);
  for (const [name, schema] of columns.filter(([column]) => !head.includes(column))) {
    const target = references.get(name);
    if (target === 'users') row[name] = userId;
    else if (target) row[name] = insertExample(store, storedRecord(target), userId, n).id;
    else row[name] = exampleValue(name, schema, n);
  }
  if (record.textId) row['id'] = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const taken = record.textId
    ? store.find(table, row['id'] as string)
    : store
        .all(table)
        .find((other) =>
          record.unique.some((key) => key.every((name) => other[name] === row[name])),
        );
  return taken ?? store.insert(table, row);
}

/** A body that creates a row, for a user whose rows `owned` makes. */
export function exampleBody(
  store: AnyStore,
  record: RecordDefinition,
  userId: number,
  n = 1,
): Record<string, unknown> {
  const table = record.name as TableName;
  const references = new Map(referencesOf(table).map(({ column, table: to }) => [column, to]));
  return Object.fromEntries(
    writableFields(record).map(([name, schema]) => {
      const target = references.get(name);
      if (target === 'users') return [name, userId];
      if (target) return [name, insertExample(store, storedRecord(target), userId, n).id];
      return [name, exampleValue(name, schema, n)];
    }),
  );
}

/** Whether rows of a record belong to a member, directly or as parts of another row. */
export function isOwned(record: RecordDefinition): boolean {
  const parent = ownerTable(record);
  return parent !== undefined && (parent === 'users' || isOwned(storedRecord(parent)));
}
