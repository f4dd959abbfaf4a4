import type { RecordDefinition } from '@constella/api-client/contract';

import type { Store } from '../../store/store.js';
import { storedRecord, type RowOf, type TableName } from '../../store/tables.js';
import { mayAdminister } from './permissions.js';
import { anyStore, ownerTable, ownRows, type AnyRow, type RowId } from '../../store/rows.js';

/** Who asks: nobody, a member, or an administrator. */
export interface Viewer {
  readonly userId: number | undefined;
  readonly admin: RowOf<'admins'> | undefined;
}

/** The user a row belongs to, over however many rows it is a part of; `undefined` for a shared row. */
export function ownerOf(store: Store, table: TableName, row: AnyRow): number | undefined {
  if (table === 'users') return row.id as number;
  const record = storedRecord(table);
  const parent = ownerTable(record);
  if (!parent) return undefined;
  const id = row[record.owner!] as RowId;
  const owner = anyStore(store).find(parent, id);
  return owner && ownerOf(store, parent, owner);
}

/** Whether an administrator's permission opens the whole record. */
export const readsAll = (record: RecordDefinition, { admin }: Viewer): boolean =>
  mayAdminister(admin, record.permission);

/** Every row the viewer may see, by ascending id. */
export function visibleRows(
  store: Store,
  record: RecordDefinition,
  viewer: Viewer,
): readonly AnyRow[] {
  const all = () => anyStore(store).all(record.name as TableName);
  if (readsAll(record, viewer) || record.read === 'anyone') return all();
  if (viewer.userId === undefined || record.read === 'admin') return [];
  return record.read === 'member' ? all() : ownRows(store, record, viewer.userId);
}

/** Whether the viewer may see a row. */
export function mayRead(
  store: Store,
  record: RecordDefinition,
  viewer: Viewer,
  row: AnyRow,
): boolean {
  if (readsAll(record, viewer) || record.read === 'anyone') return true;
  if (viewer.userId === undefined || record.read === 'admin') return false;
  return (
    record.read === 'member' || ownerOf(store, record.name as TableName, row) === viewer.userId
  );
}
