import { Refusal } from '../../refusal.js';
import type { Store } from '../../store/store.js';
import { tables, type TableName } from '../../store/tables.js';
import { anyStore, referrersOf, type RowId } from './rows.js';

/**
 * Removes a row and its parts; whatever else names it lets go of it. Part of a `store.write`.
 *
 * @throws {Refusal} 409 when a row names it that can neither go nor let go.
 */
export function removeRow(store: Store, table: TableName, id: RowId): void {
  const rows = anyStore(store);
  for (const { table: from, column, part } of referrersOf(table)) {
    const naming = rows.rowsBy(from, column, id);
    if (naming.length === 0) continue;
    if (part) for (const row of naming) removeRow(store, from, row.id);
    else if (mayBeEmpty(from, column))
      for (const row of naming) rows.update(from, row.id, { [column]: null });
    else throw new Refusal(409, 'server.resource.inUse', { values: { count: naming.length } });
  }
  rows.remove(table, id);
}

const mayBeEmpty = (table: TableName, column: string): boolean =>
  (tables[table].shape as Record<string, { safeParse(value: unknown): { success: boolean } }>)[
    column
  ]!.safeParse(null).success;
