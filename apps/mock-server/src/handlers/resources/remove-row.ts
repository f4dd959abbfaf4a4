import { Refusal } from '../../refusal.js';
import type { Store } from '../../store/store.js';
import { tables, type TableName } from '../../store/tables.js';
import { anyStore, referrersOf, type AnyStore, type RowId } from './rows.js';

/**
 * Removes a row and its parts; whatever else names it lets go of it. Part of a `store.write`.
 *
 * @throws {Refusal} 409 when a row names it that can neither go nor let go.
 */
export function removeRow(store: Store, table: TableName, id: RowId): void {
  const rows = anyStore(store);
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
        for (const row of naming) rows.update(from, row.id, { [column]: null });
      }
  for (const [name, ids] of going) for (const gone of ids) rows.remove(name, gone);
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
