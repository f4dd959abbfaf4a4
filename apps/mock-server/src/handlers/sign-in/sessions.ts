import { knownTimeZone } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import type { RowOf } from '../../store/tables.js';
import type { Connection, ServerContext, SignedIn } from '../http/context.js';
import { forgetDeleted } from '../../store/deletions.js';

/** The cookie that holds the session's token. */
export const sessionCookie = 'constella_session';

const day = 24 * 60 * 60 * 1_000;
/** A session ends after 30 days without a visit (milliseconds). */
export const sessionLifetime = 30 * day;
/** However often somebody comes by, they sign in anew after this (milliseconds; ASVS 3.3.2). */
export const longestSession = 90 * day;
/** How long after a visit the next one is written down; not every request needs a disk write. */
const touchInterval = 60 * 60 * 1_000;
/** Sessions a user may hold; the oldest end first. */
const sessionsPerUser = 50;

/** The session a connection's cookie opens, with its 30 days begun anew. */
export async function findSession(
  context: ServerContext,
  connection: Connection,
  /** The time zone the request says its days are counted in. */
  saidZone?: string | null,
): Promise<SignedIn | undefined> {
  const token = connection.cookies.get(sessionCookie);
  if (!token) return undefined;
  const { store, clock, secrets } = context;
  const session = store.findBy('sessions', 'tokenHash', await secrets.digestToken(token));
  const user = session && store.find('users', session.userId);
  const now = clock.now();
  if (!session || !user || Date.parse(session.expiresAt) <= now) {
    connection.cookies.set(sessionCookie, '', { maxAge: 0 });
    return undefined;
  }
  const timeZone = knownTimeZone(saidZone) ?? session.timeZone;
  const lately = now - Date.parse(session.lastSeenAt) < touchInterval;
  if (lately && timeZone === session.timeZone) return { user, session };
  const end = Math.min(now + sessionLifetime, Date.parse(session.createdAt) + longestSession);
  try {
    await store.write(() =>
      store.update('sessions', session.id, {
        lastSeenAt: instant(now),
        expiresAt: instant(end),
        timeZone,
      }),
    );
    setCookie(connection, token, end - now);
  } catch {
    // A full disk must not sign anybody out: the session lives on until its former end.
  }
  return { user, session: { ...session, timeZone } };
}

/** A new token for a new session; {@link openSession} puts it in the store. */
export async function newToken({
  secrets,
}: ServerContext): Promise<{ token: string; hash: string }> {
  const token = secrets.randomToken();
  return { token, hash: await secrets.digestToken(token) };
}

/**
 * Opens a session within a `store.write`: the one the connection came with ends, expired ones are
 * cleared away. The cookie is set by {@link setCookie} once the write is durable.
 */
export function openSession(
  { store, clock }: ServerContext,
  user: RowOf<'users'>,
  tokenHash: string,
  { userAgent, former }: { userAgent: string; former: RowOf<'sessions'> | undefined },
): RowOf<'sessions'> {
  const now = clock.now();
  forgetDeleted({ store, clock }, user.id);
  if (former) store.remove('sessions', former.id);
  const live = store.rowsBy('sessions', 'userId', user.id).filter(({ id, expiresAt }) => {
    const expired = Date.parse(expiresAt) <= now;
    if (expired) store.remove('sessions', id);
    return !expired;
  });
  for (const { id } of live.slice(0, Math.max(0, live.length - sessionsPerUser + 1)))
    store.remove('sessions', id);
  return store.insert('sessions', {
    userId: user.id,
    tokenHash,
    userAgent: userAgent.slice(0, 300),
    createdAt: instant(now),
    lastSeenAt: instant(now),
    expiresAt: instant(now + sessionLifetime),
  });
}

/** Gives the browser its token, for some milliseconds. */
export function setCookie(
  connection: Connection,
  token: string,
  lifetime: number = sessionLifetime,
): void {
  connection.cookies.set(sessionCookie, token, { maxAge: Math.ceil(lifetime / 1_000) });
}

/** Whether a session goes on: not ended anywhere, and not run out. */
export function isLive(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  id: number,
): boolean {
  const session = store.find('sessions', id);
  return session !== undefined && Date.parse(session.expiresAt) > clock.now();
}

/** Takes the token from the browser. */
export function clearCookie(connection: Connection): void {
  connection.cookies.set(sessionCookie, '', { maxAge: 0 });
}
