import { Refusal } from '../../base/refusal.js';
import type { AnyRow } from '../../store/rows.js';

/** The ETag of a row: its revision. */
export const etagOf = ({ revision }: AnyRow): string => `"${revision}"`;

/** Whether one of a header's tags names the row. */
const names = (header: string, row: AnyRow): boolean =>
  header.split(',').some((tag) => ['*', etagOf(row)].includes(tag.trim()));

/** Whether the asker has this state of the row already. */
export function isKnown(request: Request, row: AnyRow): boolean {
  const header = request.headers.get('if-none-match');
  return header !== null && names(header, row);
}

/**
 * Refuses a change of a row that is not in the state the asker saw. Without `If-Match` nothing is
 * asked.
 *
 * @throws {Refusal} 412 with the row as it is now.
 */
export function checkMatch(request: Request, row: AnyRow, current: unknown): void {
  const header = request.headers.get('if-match');
  if (header === null || names(header, row)) return;
  throw changedSince(row, current);
}

/** The refusal of a change to a row that is in another state than the asker saw. */
export const changedSince = (row: AnyRow, current: unknown): Refusal =>
  new Refusal(412, 'server.resource.changed', { current, headers: { etag: etagOf(row) } });
