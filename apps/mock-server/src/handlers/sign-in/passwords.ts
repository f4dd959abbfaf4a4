import { linkPath, passwordIsNotName, signInPage } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { textsForStored, type Texts } from '../../base/language/texts.js';
import { accountMail } from '../../mail/account-mails.js';
import { writeAndSend, type Post } from '../../mail/mailer.js';
import { refuseField, Refusal } from '../../base/refusal.js';
import type { Changes, Store } from '../../store/store.js';
import { folded, type RowOf } from '../../store/tables.js';
import {
  accountOfLink,
  dropLinks,
  keepLink,
  linkLifetimes,
  liveLinks,
  resetLinksPerAccount,
} from './account-links.js';
import { askerOf, slowDown } from './attempts.js';
import type { Endpoint, ServerContext } from '../http/context.js';
import { checkOwnPassword } from './own-password.js';
import { newToken } from './sessions.js';
import { signIn } from './sign-in.js';

const minutes = linkLifetimes.reset / 60_000;
const ok = { body: { ok: true } } as const;

/**
 * Sends a reset link, if there is anybody to send it to. The answer and the work are the same
 * either way: both look the address up, make a token and wait for one durable write.
 */
const forgotPassword: Endpoint<'forgotPassword'> = async ({ body, connection }, context) => {
  const { store, throttle, site } = context;
  slowDown(throttle.begin(folded(body.email), connection.address, 'mail'));
  const { token, hash } = await newToken(context);
  const found = store.findBy('users', 'email', body.email);
  const texts = await textsForStored(found?.language ?? '');
  await writeAndSend(context, (post) => {
    const user = found && store.find('users', found.id);
    const resets = user && liveLinks(context, user.id).filter(({ purpose }) => purpose === 'reset');
    // To the address that is stored, never to the one that was sent: the two may only look alike.
    if (!user?.email || !resets || resets.length >= resetLinksPerAccount) {
      pretend(store, hash, context.clock.now());
      return;
    }
    keepLink(context, {
      userId: user.id,
      purpose: 'reset',
      tokenHash: hash,
      email: user.email,
    });
    const link = site + linkPath('reset', token);
    post(accountMail('reset', { user, to: user.email, texts, link, values: { minutes } }));
  });
  return ok;
};

/** A row that is gone within the same write: what an unknown address costs, as a known one does. */
function pretend(store: Store, tokenHash: string, now: number): void {
  const nothing = { userId: 1, email: '', createdAt: instant(now) };
  const link = store.insert('account_links', {
    ...nothing,
    purpose: 'reset',
    tokenHash,
    expiresAt: instant(now),
  });
  store.remove('account_links', link.id);
}

/** Sets a password by a link; whoever is signed in anywhere is so no longer. */
const resetPassword: Endpoint<'resetPassword'> = async (input, context) => {
  const { body, connection } = input;
  const { store, secrets, throttle } = context;
  const tokenHash = await secrets.digestToken(body.token);
  const first = accountOfLink(context, 'reset', tokenHash);
  // Before the hashing, which costs; the write looks again for whoever came at the same time.
  if (!first) throw staleLink();
  checkNewPassword(first.user, body.newPassword);
  const password = await secrets.hashPassword(body.newPassword, askerOf(input));
  const texts = await textsForStored(first.user.language);
  const user = await writeAndSend(context, (post) => {
    const opened = accountOfLink(context, 'reset', tokenHash);
    if (!opened) throw staleLink();
    // A link that came back proves the mailbox as well as the other kind does.
    const proven = { verified: true, verificationToken: null };
    dropLinks(context, opened.user.id, ['verify']);
    for (const { id } of store.rowsBy('sessions', 'userId', opened.user.id))
      store.remove('sessions', id);
    return setPassword(context, opened.user, { password, ...proven }, post, texts);
  });
  throttle.forgive(folded(user.username), connection.address);
  return ok;
};

const changePassword: Endpoint<'changePassword'> = async (input, context) => {
  const { body, signedIn } = input;
  const { store, secrets } = context;
  if (!signedIn.user.password) throw refuseField('currentPassword', 'server.password.none');
  await checkOwnPassword(input, context, 'currentPassword', body.currentPassword);
  checkNewPassword(signedIn.user, body.newPassword);
  const password = await secrets.hashPassword(body.newPassword, askerOf(input));
  const texts = await textsForStored(signedIn.user.language);
  // Whoever knew the old password is signed out everywhere; this browser gets a new token.
  await signIn(context, input, (post) => {
    for (const { id } of store.rowsBy('sessions', 'userId', signedIn.user.id))
      store.remove('sessions', id);
    return setPassword(context, signedIn.user, { password }, post, texts);
  });
  return ok;
};

/** Stores a password and says so to its owner; part of a `store.write`. */
function setPassword(
  context: ServerContext,
  { id }: RowOf<'users'>,
  changes: Changes<'users'>,
  post: Post,
  texts: Texts,
): RowOf<'users'> {
  dropLinks(context, id, ['reset']);
  const user = context.store.update('users', id, changes);
  // Deleted while the password was hashed.
  if (!user) throw new Refusal(401, 'server.session.required');
  const link = context.site + signInPage;
  if (user.email) post(accountMail('passwordChanged', { user, to: user.email, texts, link }));
  return user;
}

/** The one rule for passwords that needs the account. @throws {Refusal} 422 */
function checkNewPassword({ username, email }: RowOf<'users'>, password: string): void {
  if (!passwordIsNotName({ username, email, password }))
    throw refuseField('newPassword', 'validation.generic.weakPassword');
}

const staleLink = (): Refusal =>
  refuseField('token', 'server.link.resetInvalid', { values: { minutes } });

/** The calls of this file. */
export const passwordEndpoints = { forgotPassword, resetPassword, changePassword };
