import { instant } from '../../base/clock.js';
import type { NewRow } from '../../store/store.js';

/** Fields a new account may begin with; role, id and balance are never taken from outside. */
type Beginning = Pick<NewRow<'users'>, 'username' | 'password' | 'email' | 'fullName'> &
  Partial<Pick<NewRow<'users'>, 'language' | 'verified' | 'googleId'>>;

/** The row of an account that is made now; its other columns have their defaults. */
export const newUser = (beginning: Beginning, now: number): NewRow<'users'> => ({
  lastLogin: instant(now),
  usage: { since: instant(now), meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 } },
  createdAt: instant(now),
  ...beginning,
});
