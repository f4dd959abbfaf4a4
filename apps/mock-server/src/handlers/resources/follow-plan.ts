import { planProgress, type RecordName } from '@constella/api-client/contract';

import type { AnyRow } from '../../store/rows.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TableName } from '../../store/tables.js';

/** The plan a row is a part of; undefined for one of another record. */
function planOf(store: Store, record: RecordName, row: AnyRow): number | undefined {
  if (record === 'learning_activities' || record === 'learning_stages')
    return row['planId'] as number;
  if (record === 'learning_modules')
    return store.find('learning_stages', row['stageId'] as number)?.planId;
  return undefined;
}

/**
 * Brings what a learning plan, its stages and modules say of themselves after their activities: how
 * much is done, which part is done, and which one the member is at. Part of the `store.write` that
 * changed, made or removed the row.
 */
export function followPlan(store: Store, record: RecordName, row: AnyRow, at: string): void {
  const planId = planOf(store, record, row);
  const plan = planId === undefined ? undefined : store.find('learning_plans', planId);
  if (!plan) return;
  const activities = store.rowsBy('learning_activities', 'planId', plan.id);
  let isCurrentSet = false;
  for (const stage of inOrder(store.rowsBy('learning_stages', 'planId', plan.id))) {
    const modules = inOrder(store.rowsBy('learning_modules', 'stageId', stage.id));
    const states = modules.flatMap((module) => {
      const own = activities.filter(({ moduleId }) => moduleId === module.id);
      // Of one nobody has filled nothing follows.
      if (own.length === 0) return [];
      const completed = own.every((one) => one.completed);
      const current = !completed && !isCurrentSet;
      isCurrentSet ||= current;
      set(store, 'learning_modules', module, { completed, current });
      return { completed, current };
    });
    if (states.length === 0) continue;
    set(store, 'learning_stages', stage, {
      completed: states.every(({ completed }) => completed),
      current: states.some(({ current }) => current),
    });
  }
  const progress = planProgress(activities);
  const isDone = activities.length > 0 && activities.every(({ completed }) => completed);
  set(store, 'learning_plans', plan, {
    progress,
    ...(isDone && plan.status === 'active' && { status: 'completed', completedDate: at }),
    ...(!isDone && plan.status === 'completed' && { status: 'active', completedDate: null }),
  });
}

const inOrder = <Row extends { readonly order: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.order - other.order);

/** Changes columns that say something else: a row that stays as it is keeps its revision. */
function set<T extends TableName>(
  store: Store,
  table: T,
  row: RowOf<T>,
  columns: Partial<RowOf<T>>,
): void {
  const changed = Object.entries(columns).some(
    ([column, value]) => (row as Record<string, unknown>)[column] !== value,
  );
  if (changed) store.update(table, row.id, columns);
}
