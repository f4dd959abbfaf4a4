import type { RecordDefinition } from '@constella/api-client/contract';

import { refuseFields, type ServerText } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import { referencesOf, storedRecord, type TableName } from '../../store/tables.js';
import { mayRead, type Viewer } from './access.js';
import { anyStore, type RowId } from '../../store/rows.js';

/**
 * Checks the ids a body names: each has to be of a row its writer may see. Another member's row is
 * answered as one that does not exist.
 *
 * @throws {Refusal} 422 naming every wrong one.
 */
export function checkReferences(
  store: Store,
  record: RecordDefinition,
  viewer: Viewer,
  values: Readonly<Record<string, unknown>>,
): void {
  const fields: Record<string, ServerText> = {};
  for (const { column, table } of referencesOf(record.name as TableName)) {
    const id = values[column] as RowId | null | undefined;
    if (id === undefined || id === null) continue;
    const row = anyStore(store).find(table, id);
    // An administrator's own records may name anyone's rows.
    const seen =
      row && (record.write === 'admin' || mayRead(store, storedRecord(table), viewer, row));
    if (!seen)
      fields[column] = { id: 'server.resource.noSuchReference', values: { id: String(id) } };
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields);
}
