import { accountDefaults } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { openAccount } from '../../money/ledger.js';
import { textsForStored } from '../../base/language/texts.js';
import { writeAndSend } from '../../mail/mailer.js';
import { refuseField, Refusal } from '../../base/refusal.js';
import { isPublished } from '../../base/people.js';
import { TakenError } from '../../store/store.js';
import { folded } from '../../store/tables.js';
import { askerOf, beginAttempt, slowDown } from './attempts.js';
import type { Endpoint } from '../http/context.js';
import { beginEmailChange, changeUser, isAnotherEmail } from './email-change.js';
import { askToVerify } from './email-verification.js';
import { newUser } from './new-user.js';
import { checkOwnPassword } from './own-password.js';
import { clearCookie, newToken } from './sessions.js';
import { signIn } from './sign-in.js';
import { sessionUserView, userView } from '../http/views.js';

const user: Endpoint<'user'> = ({ signedIn }) => ({
  body: sessionUserView(signedIn.user, signedIn.session),
});

const login: Endpoint<'login'> = async (input, context) => {
  const { body } = input;
  const { store, secrets, clock } = context;
  const done = beginAttempt(context, input.connection, body.username);
  const found = store.findBy('users', 'username', body.username);
  if (!context.demoAccounts && found && isPublished(found.username, body.password))
    throw new Refusal(401, 'server.login.published');
  const right = await secrets.verifyPassword(body.password, found?.password, askerOf(input));
  if (!found || !right) throw new Refusal(401, 'server.login.wrong');
  done();
  return signIn(context, input, () =>
    store.update('users', found.id, { lastLogin: instant(clock.now()) }),
  );
};

const register: Endpoint<'register'> = async (input, context) => {
  const { body, connection } = input;
  const { store, secrets, throttle } = context;
  slowDown(throttle.begin('', connection.address, 'register'));
  // Before the hashing, which costs; the insert checks again for whoever comes at the same time.
  if (store.findBy('users', 'username', body.username)) throw taken('username');
  if (body.email && store.findBy('users', 'email', body.email)) throw taken('email');
  const password = await secrets.hashPassword(body.password, askerOf(input));
  const email = body.email || null;
  const beginning = { username: body.username, password, email, fullName: body.fullName || null };
  // Somebody who registers names by the hundred gets accounts, but sends no mails by the hundred.
  const mayWrite = email && throttle.begin(folded(email), connection.address, 'mail') === 0;
  const token = await newToken(context);
  const texts = await textsForStored(accountDefaults.language);
  try {
    const reply = await signIn(context, input, (post) => {
      const row = store.insert('users', newUser(beginning, context.clock.now()));
      openAccount(context, row.id, 'free', input.texts.say('server.points.monthly'));
      return mayWrite ? askToVerify(context, row, token, texts, post) : row;
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

/** Whoever signed in within these milliseconds has just shown who they are. */
const recently = 10 * 60_000;

const updateAccount: Endpoint<'updateAccount'> = async (input, context) => {
  const { signedIn, connection } = input;
  const { currentPassword, ...body } = input.body;
  const { store, throttle } = context;
  const { id, email: former } = signedIn.user;
  const email = 'email' in body ? body.email || null : former;
  if (isAnotherEmail(email, former)) {
    // Whoever has the address gets a link that opens the account: a session alone is not enough.
    if (signedIn.user.password)
      await checkOwnPassword(input, context, 'currentPassword', currentPassword);
    else if (context.clock.now() - Date.parse(signedIn.session.createdAt) > recently)
      throw refuseField('email', 'server.email.signInAgain');
    if (email) slowDown(throttle.begin(String(id), connection.address, 'mail'));
  }
  const change = await beginEmailChange(context, body.language ?? signedIn.user.language);
  const changes = {
    ...body,
    ...('email' in body && { email }),
    ...('fullName' in body && { fullName: body.fullName || null }),
  };
  try {
    const row = await writeAndSend(context, (post) => {
      const before = store.find('users', id);
      return before && changeUser(context, before, changes, { ...change, post });
    });
    return { body: userView(row ?? signedIn.user) };
  } catch (error) {
    throw error instanceof TakenError ? taken(error.column) : error;
  }
};

const taken = (column: string): Refusal =>
  refuseField(
    column,
    column === 'email' ? 'server.register.emailTaken' : 'server.register.usernameTaken',
    { status: 409 },
  );

/** The calls of this file. */
export const accountEndpoints = { user, login, register, logout, updateAccount };
