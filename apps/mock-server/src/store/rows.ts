import type { RecordDefinition } from '@constella/api-client/contract';

import type { Store } from './store.js';
import { referencesOf, storedRecord, tableNames, type TableName } from './tables.js';

/** The id of a row of any table. */
export type RowId = number | string;
/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>> & {
  readonly id: RowId;
  readonly revision: number;
};

/** The store without the types of its tables, for code that serves all of them alike. */
export interface AnyStore {
  all(table: TableName): readonly AnyRow[];
  find(table: TableName, id: RowId): AnyRow | undefined;
  rowsBy(table: TableName, column: string, value: RowId): AnyRow[];
  insert(table: TableName, row: Record<string, unknown>): AnyRow;
  update(table: TableName, id: RowId, changes: Record<string, unknown>): AnyRow | undefined;
  remove(table: TableName, id: RowId): boolean;
}

/** A store for tables known by name only. */
export const anyStore = (store: Store): AnyStore => store;

/** A column of another table that holds ids of this one. */
export interface Referrer {
  readonly table: TableName;
  readonly column: string;
  /** Rows of that table are parts of this one's and go with them. */
  readonly part: boolean;
}

const referrers = new Map<TableName, Referrer[]>();
/** Every column that holds ids of a table. */
export function referrersOf(table: TableName): readonly Referrer[] {
  if (referrers.size === 0)
    for (const from of tableNames)
      for (const { column, table: to } of referencesOf(from)) {
        const list = referrers.get(to) ?? [];
        list.push({ table: from, column, part: storedRecord(from).owner === column });
        referrers.set(to, list);
      }
  return referrers.get(table) ?? [];
}

/** The table a record's owner column leads to; `undefined` for a record nobody owns. */
export function ownerTable({ name, owner }: RecordDefinition): TableName | undefined {
  if (owner === undefined) return undefined;
  return referencesOf(name as TableName).find(({ column }) => column === owner)?.table;
}

/** The rows of a table that belong to a user, by ascending id, found over indexes alone. */
export function ownRows(store: Store, record: RecordDefinition, userId: number): AnyRow[] {
  const table = record.name as TableName;
  const parent = ownerTable(record);
  if (!parent) return [];
  if (parent === 'users') return anyStore(store).rowsBy(table, record.owner!, userId);
  const parents = ownRows(store, storedRecord(parent), userId);
  const rows = parents.flatMap(({ id }) => anyStore(store).rowsBy(table, record.owner!, id));
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
