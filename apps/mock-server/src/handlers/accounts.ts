import { accountDefaults, type RegisterBody } from '@constella/api-client/contract';

import { instant } from '../clock.js';
import { openAccount } from '../engine/ledger.js';
import { refuseField, Refusal } from '../refusal.js';
import { TakenError, type NewRow } from '../store/store.js';
import { folded } from '../store/tables.js';
import type { CallInput, Connection, Endpoint, ServerContext, SignedIn } from './context.js';
import { clearCookie, newToken, openSession, setCookie } from './sessions.js';
import { sessionUserView, userView } from './views.js';

/** Who asks, from where, and as whom so far. */
type Caller = Pick<CallInput<'login'>, 'request' | 'connection' | 'signedIn'>;

const user: Endpoint<'user'> = ({ signedIn }) => ({
  body: sessionUserView(signedIn.user, signedIn.session),
});

const login: Endpoint<'login'> = async (input, context) => {
  const { body } = input;
  const { store, secrets, clock } = context;
  const done = beginAttempt(context, input.connection, body.username);
  const found = store.findBy('users', 'username', body.username);
  const right = await secrets.verifyPassword(body.password, found?.password);
  if (!found || !right) throw new Refusal(401, 'server.login.wrong');
  done();
  return signIn(context, input, () =>
    store.update('users', found.id, { lastLogin: instant(clock.now()) }),
  );
};

const register: Endpoint<'register'> = async (input, context) => {
  const { body } = input;
  const { store, secrets } = context;
  // Before the hashing, which costs; the insert checks again for whoever comes at the same time.
  if (store.findBy('users', 'username', body.username)) throw taken('username');
  if (body.email && store.findBy('users', 'email', body.email)) throw taken('email');
  const password = await secrets.hashPassword(body.password);
  try {
    const reply = await signIn(context, input, () => {
      const row = store.insert('users', newUser(body, password, context.clock.now()));
      openAccount(context, row.id, 'free', input.texts.say('server.points.monthly'));
      return row;
    });
    return { ...reply, status: 201 };
  } catch (error) {
    throw error instanceof TakenError ? taken(error.column) : error;
  }
};

const logout: Endpoint<'logout'> = async ({ signedIn, connection }, { store }) => {
  if (signedIn) await store.write(() => store.remove('sessions', signedIn.session.id));
  clearCookie(connection);
  return { body: { ok: true } };
};

const updateAccount: Endpoint<'updateAccount'> = async ({ body, signedIn }, { store }) => {
  const changes = {
    ...body,
    ...('email' in body && { email: body.email || null }),
    ...('fullName' in body && { fullName: body.fullName || null }),
  };
  try {
    const row = await store.write(() => store.update('users', signedIn.user.id, changes));
    return { body: userView(row ?? signedIn.user) };
  } catch (error) {
    throw error instanceof TakenError ? taken(error.column) : error;
  }
};

const changePassword: Endpoint<'changePassword'> = async (input, context) => {
  const { body, signedIn } = input;
  const { store, secrets } = context;
  const done = beginAttempt(context, input.connection, signedIn.user.username);
  if (!(await secrets.verifyPassword(body.currentPassword, signedIn.user.password)))
    throw refuseField('currentPassword', 'server.password.wrong');
  done();
  const password = await secrets.hashPassword(body.newPassword);
  // Whoever knew the old password is signed out everywhere; this browser gets a new session.
  await signIn(context, input, () => {
    for (const { id } of store.rowsBy('sessions', 'userId', signedIn.user.id))
      store.remove('sessions', id);
    return store.update('users', signedIn.user.id, { password });
  });
  return { body: { ok: true } };
};

/**
 * Signs a user in: in one durable write `change` gives the user and the session is rotated, then
 * the browser gets the new token.
 */
export async function signIn(
  context: ServerContext,
  { request, connection, signedIn: former }: Caller,
  change: () => SignedIn['user'] | undefined,
): Promise<{ body: ReturnType<typeof sessionUserView> }> {
  const { token, hash } = await newToken(context);
  const signedIn = await context.store.write(() => {
    const row = change();
    // Deleted while the password was checked.
    if (!row) throw new Refusal(401, 'server.login.wrong');
    const session = openSession(context, row, hash, {
      userAgent: request.headers.get('user-agent') ?? '',
      former: former?.session,
    });
    return { user: row, session };
  });
  setCookie(connection, token);
  return { body: sessionUserView(signedIn.user, signedIn.session) };
}

/** @returns what to call when the password was right. @throws {Refusal} 429 with `Retry-After`. */
function beginAttempt(
  { throttle }: ServerContext,
  { address }: Connection,
  username: string,
): () => void {
  const name = folded(username);
  const seconds = throttle.begin(name, address);
  if (seconds > 0)
    throw new Refusal(429, 'server.login.throttled', {
      values: { minutes: Math.ceil(seconds / 60) },
      headers: { 'retry-after': String(seconds) },
    });
  return () => throttle.forgive(name, address);
}

const taken = (column: string): Refusal =>
  refuseField(
    column,
    column === 'email' ? 'server.register.emailTaken' : 'server.register.usernameTaken',
    { status: 409 },
  );

/** What a registration becomes; role, id and balance are never taken from it. */
function newUser(body: RegisterBody, password: string, now: number): NewRow<'users'> {
  return {
    username: body.username,
    password,
    email: body.email || null,
    fullName: body.fullName || null,
    role: accountDefaults.role,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    lastLogin: instant(now),
    preferences: {},
    region: accountDefaults.region,
    language: accountDefaults.language,
    usage: { since: instant(now), meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 } },
    verificationToken: null,
    verified: false,
    googleId: null,
    avatarUrl: null,
    createdAt: instant(now),
  };
}

/** The calls of this file. */
export const accountEndpoints = { user, login, register, logout, updateAccount, changePassword };
