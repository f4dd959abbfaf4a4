import { linkPath } from '@constella/api-client/contract';

import { textsForStored, type Texts } from '../../base/language/texts.js';
import { accountMail } from '../../mail/account-mails.js';
import { writeAndSend, type Post } from '../../mail/mailer.js';
import { refuseField, Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { accountOfLink, dropLinks, keepLink, linkLifetimes } from './account-links.js';
import { slowDown } from './attempts.js';
import type { Endpoint, ServerContext } from '../http/context.js';
import { newToken } from './sessions.js';

const hours = linkLifetimes.verify / 3_600_000;
const ok = { body: { ok: true } } as const;

/** A link's secret, made before the write that needs it. */
export type LinkToken = Awaited<ReturnType<typeof newToken>>;

/**
 * Has a user confirm their address: the mail goes out, and links sent before work no longer. Part
 * of a `store.write`.
 */
export function askToVerify(
  context: Pick<ServerContext, 'store' | 'clock' | 'site'>,
  user: RowOf<'users'>,
  { token, hash }: LinkToken,
  texts: Texts,
  post: Post,
): RowOf<'users'> {
  if (!user.email) return user;
  dropLinks(context, user.id, ['verify']);
  keepLink(context, { userId: user.id, purpose: 'verify', tokenHash: hash, email: user.email });
  const link = context.site + linkPath('verify', token);
  post(accountMail('verify', { user, to: user.email, texts, link, values: { hours } }));
  return context.store.update('users', user.id, { verificationToken: hash }) ?? user;
}

const verifyEmail: Endpoint<'verifyEmail'> = async ({ body }, context) => {
  const { store, secrets } = context;
  const hash = await secrets.digestToken(body.token);
  await store.write(() => {
    const opened = accountOfLink(context, 'verify', hash);
    if (!opened || opened.user.verificationToken !== hash)
      throw refuseField('token', 'server.link.verifyInvalid', { values: { hours } });
    dropLinks(context, opened.user.id, ['verify']);
    store.update('users', opened.user.id, { verified: true, verificationToken: null });
  });
  return ok;
};

const resendVerification: Endpoint<'resendVerification'> = async (
  { signedIn, connection },
  context,
) => {
  const { user } = signedIn;
  if (!user.email) throw new Refusal(409, 'server.email.none');
  if (user.verified) throw new Refusal(409, 'server.email.alreadyVerified');
  slowDown(context.throttle.begin(String(user.id), connection.address, 'mail'));
  const token = await newToken(context);
  const texts = await textsForStored(user.language);
  await writeAndSend(context, (post) => {
    const row = context.store.find('users', user.id);
    if (row && !row.verified) askToVerify(context, row, token, texts, post);
  });
  return ok;
};

/** The calls of this file. */
export const verificationEndpoints = { verifyEmail, resendVerification };
