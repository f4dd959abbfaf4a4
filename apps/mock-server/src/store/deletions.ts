import { bounds } from '@constella/api-client/contract';

import { instant, type Clock } from '../base/clock.js';
import { Refusal } from '../base/refusal.js';
import type { Removed } from './remove-row.js';
import { anyStore } from './rows.js';
import type { Store } from './store.js';
import type { RowOf, TableName } from './tables.js';

interface Kept {
  readonly store: Store;
  readonly clock: Clock;
}
/** Tables whose deleted rows can be brought back. */
type Undoable = Extract<TableName, 'agents' | 'company_profiles' | 'tasks'>;

/** Keeps what a member deleted until it is too late to bring it back. Part of a `store.write`. */
export function keepDeleted(
  context: Kept,
  userId: number,
  { table, id, removed }: { table: Undoable; id: number; removed: Removed },
): void {
  const { store, clock } = context;
  forgetDeleted(context, userId);
  const now = clock.now();
  store.insert('deletions', {
    userId,
    table,
    rowId: id,
    rows: removed.rows.map(({ table: from, row }) => ({ table: from, row: { ...row } })),
    emptied: [...removed.emptied],
    createdAt: instant(now),
    expiresAt: instant(now + bounds.undoMinutes.max * 60_000),
  });
}

/**
 * Puts back what a member deleted, as it was; what named it names it again, unless it names
 * something else by now. Whoever asks twice gets it twice. Part of a `store.write`.
 *
 * @throws {Refusal} 404 when it is too late, or there was no such thing.
 */
export function bringBack(context: Kept, userId: number, table: Undoable, id: number): void {
  const { store } = context;
  if (store.find(table, id)) return;
  forgetDeleted(context, userId);
  const kept = deletionsOf(context, userId).find((one) => one.table === table && one.rowId === id);
  if (!kept)
    throw new Refusal(404, 'server.deleted.gone', { values: { minutes: bounds.undoMinutes.max } });
  const rows = anyStore(store);
  for (const { table: from, row } of kept.rows) store.putBack(from as TableName, row as never);
  for (const { table: from, id: naming, column, value } of kept.emptied)
    if (rows.find(from as TableName, naming)?.[column] === null)
      rows.update(from as TableName, naming, { [column]: value });
  store.remove('deletions', kept.id);
}

/** Lets go of what a member can no longer bring back. Part of a `store.write`. */
export function forgetDeleted(context: Kept, userId: number): void {
  const now = context.clock.now();
  for (const { id, expiresAt } of deletionsOf(context, userId))
    if (Date.parse(expiresAt) <= now) context.store.remove('deletions', id);
}

const deletionsOf = ({ store }: Kept, userId: number): RowOf<'deletions'>[] =>
  store.rowsBy('deletions', 'userId', userId);
