import {
  achievementProgress,
  learningFacts,
  type LearnedRows,
} from '@constella/api-client/contract';

import { instant, type Clock } from '../../base/clock.js';
import { ownRows, type AnyRow } from '../../store/rows.js';
import type { Change, Store } from '../../store/store.js';
import { storedRecord, type RowOf, type TableName } from '../../store/tables.js';
import { ownerOf } from './access.js';

/** Whether a changed row can unlock anything: what is begun, renamed or moved does not. */
const counts: Partial<Record<TableName, (row: AnyRow) => boolean>> = {
  learning_activities: ({ completed }) => completed === true,
  user_resource_progress: ({ completed }) => completed === true,
  learning_discussions: () => true,
  learning_plans: ({ status, progress }) => status === 'completed' || Number(progress) >= 50,
  tasks: ({ status }) => status === 'completed',
};

/**
 * Gives members the achievements that what was written has earned them. It is the rule of the store
 * that writes `user_achievements`: once unlocked, an achievement stays, whatever becomes of the rows.
 * Part of a `store.write`.
 */
export function unlockAchievements(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  changes: readonly Change[],
): void {
  const members = new Set(changes.flatMap((change) => memberOf(store, change) ?? []));
  for (const userId of members) {
    const held = new Set(
      store.rowsBy('user_achievements', 'userId', userId).map((row) => row.achievementId),
    );
    const locked = store.all('achievements').filter(({ id }) => !held.has(id));
    if (locked.length === 0) continue;
    const now = clock.now();
    const facts = learningFacts(learnedRows(store, userId), {
      timeZone: timeZoneOf(store, userId),
      now,
    });
    const unlockedAt = instant(now);
    for (const { id, unlockCriteria } of locked)
      if (achievementProgress(unlockCriteria, facts)?.unlocked)
        store.insert('user_achievements', {
          userId,
          achievementId: id,
          unlockedAt,
          createdAt: unlockedAt,
        });
  }
}

function memberOf(store: Store, change: Change): number | undefined {
  if (!('row' in change)) return undefined;
  const row = change.row as unknown as AnyRow;
  return counts[change.table]?.(row) ? ownerOf(store, change.table, row) : undefined;
}

/** The rows of a member that achievements are counted from. */
function learnedRows(store: Store, userId: number): LearnedRows {
  const own = <T extends TableName>(table: T) =>
    ownRows(store, storedRecord(table), userId) as unknown as RowOf<T>[];
  return {
    plans: own('learning_plans'),
    activities: own('learning_activities'),
    resources: own('user_resource_progress'),
    discussions: own('learning_discussions'),
    runs: own('tasks'),
  };
}

/** The zone a member's days are counted in: that of the device they were last heard from. */
function timeZoneOf(store: Store, userId: number): string {
  const zones = store
    .rowsBy('sessions', 'userId', userId)
    .filter(({ timeZone }) => timeZone !== null)
    .toSorted((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1));
  return zones[0]?.timeZone ?? 'UTC';
}
