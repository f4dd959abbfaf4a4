import { Refusal } from '../base/refusal.js';
import type { Store } from './store.js';
import { tables, type TableName } from './tables.js';
import { anyStore, referrersOf, type AnyRow, type AnyStore, type RowId } from './rows.js';

/** The data a removal took away. */
export interface Removed {
  /** The row and its parts, as they were. */
  readonly rows: readonly { readonly table: TableName; readonly row: AnyRow }[];
  /** Columns of other rows that named one of them. */
  readonly emptied: readonly {
    readonly table: TableName;
    readonly id: RowId;
    readonly column: string;
    readonly value: RowId;
  }[];
}

/**
 * Removes a row and its parts; whatever else names it lets go of it. Part of a `store.write`.
 *
 * @throws {Refusal} 409 when a row names it that can neither go nor let go.
 */
export function removeRow(store: Store, table: TableName, id: RowId): Removed {
  const rows = anyStore(store);
  const emptied: Removed['emptied'][number][] = [];
  // All that goes is known first: two parts may name each other, and neither holds the other back.
  const going = new Map<TableName, Set<RowId>>();
  collect(rows, table, id, going);
  for (const [name, ids] of going)
    for (const { table: from, column } of referrersOf(name))
      for (const gone of ids) {
        const naming = rows
          .rowsBy(from, column, gone)
          .filter((row) => !going.get(from)?.has(row.id));
        if (naming.length === 0) continue;
        if (!mayBeEmpty(from, column))
          throw new Refusal(409, 'server.resource.inUse', { values: { count: naming.length } });
        for (const row of naming) {
          rows.update(from, row.id, { [column]: null });
          emptied.push({ table: from, id: row.id, column, value: gone });
        }
      }
  const removed = [...going].flatMap(([name, ids]) =>
    [...ids].flatMap((gone) => {
      const row = rows.find(name, gone);
      rows.remove(name, gone);
      return row ? [{ table: name, row }] : [];
    }),
  );
  return { rows: removed, emptied };
}

/** Adds a row and its parts, and theirs, to what goes. */
function collect(
  rows: AnyStore,
  table: TableName,
  id: RowId,
  going: Map<TableName, Set<RowId>>,
): void {
  const ids = going.get(table) ?? new Set();
  if (ids.has(id)) return;
  going.set(table, ids.add(id));
  for (const { table: from, column, part } of referrersOf(table))
    if (part) for (const row of rows.rowsBy(from, column, id)) collect(rows, from, row.id, going);
}

const mayBeEmpty = (table: TableName, column: string): boolean =>
  (tables[table].shape as Record<string, { safeParse(value: unknown): { success: boolean } }>)[
    column
  ]!.safeParse(null).success;
