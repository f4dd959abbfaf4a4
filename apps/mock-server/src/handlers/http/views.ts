import {
  agentSchema,
  taskSchema,
  userSchema,
  type ListedAgent,
  type RunEvent,
  type SessionUser,
  type Task,
  type User,
} from '@constella/api-client/contract';

import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';

// A view is the contract's schema applied to the row: what the schema does not name, such as a
// password hash, cannot leave.

/** A user as they may see themselves. */
export const userView = (row: RowOf<'users'>): User => userSchema.parse(row);

/** A user with the session's public id (never its token). */
export const sessionUserView = (user: RowOf<'users'>, session: RowOf<'sessions'>): SessionUser => ({
  ...userView(user),
  sessionId: String(session.id),
  hasPassword: user.password !== '',
});

/** An agent's status as it is shown: busy while a run uses it. */
export const shownStatus = ({ status }: RowOf<'agents'>, atWork: boolean): string =>
  atWork && status === 'idle' ? 'busy' : status;

/** An agent; `atWork` shows it busy. */
export const agentView = (row: RowOf<'agents'>, atWork: boolean): ListedAgent =>
  agentSchema.parse({ ...row, status: shownStatus(row, atWork) });

/** A run, with its owner's rating. */
export function taskView(store: Store, row: RowOf<'tasks'>): Task {
  const [rating = null] = store.rowsBy('run_ratings', 'taskId', row.id);
  const version = hasResult(row) ? (row.version ?? 1) : null;
  return taskSchema.parse({ ...row, version, rating });
}

/** An event as members see it: why a service refused is its administrator's business. */
export function withoutDetail(event: RunEvent): RunEvent {
  if (event.type !== 'error' || event.detail === undefined) return event;
  const known = plain.get(event);
  if (known) return known;
  const { detail: _detail, ...rest } = event;
  plain.set(event, rest);
  return rest;
}
const plain = new WeakMap<RunEvent, RunEvent>();

/** Whether a run has a result that can be edited and shared. */
export const hasResult = (row: RowOf<'tasks'>): boolean =>
  row.status === 'completed' && row.result !== null;
