import type { SessionUser, User } from './entities/user.js';

/**
 * Whether the client shows the administration link: role admin, or username admin, or id 1.
 * It decides about the link only; the server decides who may do what.
 */
export const showsAdminLink = (user: Pick<User, 'id' | 'role' | 'username'>): boolean =>
  user.role === 'admin' || user.username === 'admin' || user.id === 1;

/** The id of the session a user was answered with, in either of its two shapes. */
export const sessionIdOf = (
  user: Pick<SessionUser, 'sessionId' | 'sessionInfo'>,
): string | undefined => user.sessionId ?? user.sessionInfo?.id;
