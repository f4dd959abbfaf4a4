import type { Store } from './store.js';
import { referencesOf, storedRecord, tableNames, type RowOf, type TableName } from './tables.js';

/** A row of some table. */
type AnyRow = RowOf<TableName>;

/**
 * The rows of every table an account owns, itself or as parts of what it owns, found over indexes
 * alone; tables without any are left out.
 */
export function ownedRows(store: Store, userId: number): Map<TableName, readonly AnyRow[]> {
  const owned = new Map<TableName, readonly AnyRow[]>();
  const rowsOf = (table: TableName): readonly AnyRow[] => {
    const known = owned.get(table);
    if (known) return known;
    const { owner } = storedRecord(table);
    const parent = owner && referencesOf(table).find(({ column }) => column === owner)?.table;
    if (!parent) return [];
    const parents = parent === 'users' ? [userId] : rowsOf(parent).map(({ id }) => id);
    const rows = parents.flatMap((id) => store.rowsBy(table, owner as never, id as never));
    owned.set(table, rows);
    return rows;
  };
  for (const table of tableNames) rowsOf(table);
  return new Map([...owned].filter(([, rows]) => rows.length > 0));
}

/** Removes an account and every row it owns; part of a `store.write`. */
export function removeAccount(store: Store, userId: number): void {
  for (const [table, rows] of ownedRows(store, userId))
    for (const { id } of rows) store.remove(table, id);
  store.remove('users', userId);
}
