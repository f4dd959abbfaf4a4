import type { AccountSession } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext } from '../http/context.js';
import { deviceOf } from './device.js';
import { clearCookie } from './sessions.js';

const ok = { body: { ok: true } } as const;

const sessions: Endpoint<'sessions'> = ({ signedIn }, context) => ({
  body: liveSessions(context, signedIn.user.id)
    .toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt) || b.id - a.id)
    .map((row): AccountSession => ({
      id: String(row.id),
      device: deviceOf(row.userAgent),
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      expiresAt: row.expiresAt,
      current: row.id === signedIn.session.id,
    })),
});

const endSession: Endpoint<'endSession'> = async ({ id, signedIn, connection }, context) => {
  await context.store.write(() => {
    // Somebody else's session is as unknown as one that never was.
    const own = liveSessions(context, signedIn.user.id).some((row) => row.id === id);
    if (!own) throw new Refusal(404, 'server.session.notFound');
    context.store.remove('sessions', id);
  });
  if (id === signedIn.session.id) clearCookie(connection);
  return ok;
};

const endOtherSessions: Endpoint<'endOtherSessions'> = async ({ signedIn }, { store }) => {
  await store.write(() => {
    for (const { id } of store.rowsBy('sessions', 'userId', signedIn.user.id))
      if (id !== signedIn.session.id) store.remove('sessions', id);
  });
  return ok;
};

const liveSessions = ({ store, clock }: ServerContext, userId: number): RowOf<'sessions'>[] =>
  store
    .rowsBy('sessions', 'userId', userId)
    .filter(({ expiresAt }) => Date.parse(expiresAt) > clock.now());

/** The calls of this file. */
export const sessionEndpoints = { sessions, endSession, endOtherSessions };
