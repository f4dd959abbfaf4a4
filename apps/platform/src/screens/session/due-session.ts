import { dueCards, reviewsIn, type RowOfRecord } from '@constella/api-client/contract';

import { dayAfter } from './scheduler';
import { keyOf, type CardKey } from './session-state';

/** A row of material that is learned. */
export type SessionRow = RowOfRecord<'learning_contents'>;

/** The cards of some rows that are due today, row after row. */
export function dueToday(rows: readonly SessionRow[], now: Date): CardKey[] {
  const [start, end] = [dayAfter(now, 0).getTime(), dayAfter(now, 1).getTime()];
  return rows.flatMap((row) => dueCards(row, end, start).map((card) => keyOf(row.id, card)));
}

/** The moment the next card comes back; undefined where none does. */
export function nextDue(rows: readonly SessionRow[]): number | undefined {
  let first: number | undefined;
  for (const row of rows)
    for (const { due } of reviewsIn(row.metadata).values())
      if (first === undefined || due < first) first = due;
  return first;
}
