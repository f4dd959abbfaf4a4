import { recordNames, recordOf, type RecordDefinition } from '@constella/api-client/contract';

import type { RowId } from '../../store/rows.js';

/** Operations possible on a record over its path. */
export type Operation = 'list' | 'read' | 'create' | 'update' | 'remove';

/** A record's path, and the row it names. */
export interface ResourceMatch {
  readonly record: RecordDefinition;
  /** `undefined` for the list. */
  readonly id: RowId | undefined;
}

const byPath = new Map<string, RecordDefinition>(
  recordNames.map((name) => [name.replaceAll('_', '-'), recordOf(name)]),
);
const serialId = /^[1-9]\d{0,14}$/;
const textId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The record and row of a path `/api/<records>[/<id>]`; `undefined` for any other path. */
export function matchResource(pathname: string): ResourceMatch | undefined {
  const [, , name = '', id, ...more] = pathname.split('/');
  const record = byPath.get(name);
  if (!record || more.length > 0) return undefined;
  if (id === undefined) return { record, id };
  if (record.textId) return textId.test(id) ? { record, id } : undefined;
  return serialId.test(id) ? { record, id: Number(id) } : undefined;
}

/** The methods a record's path takes, and what each of them does. */
export function operationsOf({
  record: { write, noCreate },
  id,
}: ResourceMatch): Partial<Record<string, Operation>> {
  if (id === undefined)
    return { GET: 'list', ...(write !== 'server' && !noCreate && { POST: 'create' }) };
  return { GET: 'read', ...(write !== 'server' && { PATCH: 'update', DELETE: 'remove' }) };
}
