import {
  agentSchema,
  taskSchema,
  userSchema,
  type ListedAgent,
  type SessionUser,
  type Task,
  type User,
} from '@constella/api-client/contract';

import type { RowOf } from '../store/tables.js';

// A view is the contract's schema applied to the row: what the schema does not name, such as a
// password hash, cannot leave.

/** A user as they may see themselves. */
export const userView = (row: RowOf<'users'>): User => userSchema.parse(row);

/** A user with the session's public id (never its token). */
export const sessionUserView = (user: RowOf<'users'>, session: RowOf<'sessions'>): SessionUser => ({
  ...userView(user),
  sessionId: String(session.id),
});

/** An agent's status as it is shown: busy while a run uses it. */
export const shownStatus = ({ status }: RowOf<'agents'>, atWork: boolean): string =>
  atWork && status === 'idle' ? 'busy' : status;

/** An agent; `atWork` shows it busy. */
export const agentView = (row: RowOf<'agents'>, atWork: boolean): ListedAgent =>
  agentSchema.parse({ ...row, status: shownStatus(row, atWork) });

/** A run. */
export const taskView = (row: RowOf<'tasks'>): Task => taskSchema.parse(row);
