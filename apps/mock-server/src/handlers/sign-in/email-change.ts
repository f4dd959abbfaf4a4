import { signInPage } from '@constella/api-client/contract';

import { textsForStored, type Texts } from '../../base/language/texts.js';
import { accountMail } from '../../mail/account-mails.js';
import type { Post } from '../../mail/mailer.js';
import type { Changes } from '../../store/store.js';
import { folded, type RowOf } from '../../store/tables.js';
import { dropLinks } from './account-links.js';
import type { ServerContext } from '../http/context.js';
import { askToVerify, type LinkToken } from './email-verification.js';
import { newToken } from './sessions.js';

/** Data a change of address needs before its write begins. */
export interface EmailChange {
  readonly token: LinkToken;
  /** Of whoever has the account. */
  readonly texts: Texts;
}

/** Prepares a change of address. */
export const beginEmailChange = async (
  context: ServerContext,
  language: string,
): Promise<EmailChange> => ({
  token: await newToken(context),
  texts: await textsForStored(language),
});

/** Whether two addresses are two mailboxes, and not one written differently. */
export const isAnotherEmail = (one: string | null, other: string | null): boolean =>
  folded(one ?? '') !== folded(other ?? '');

/**
 * Changes a user who may get another address with it, whoever asks for it: nobody has shown yet that
 * they read mail there, links sent before work no longer, and the address before hears of it. Part
 * of a `store.write`.
 */
export function changeUser(
  context: ServerContext,
  before: RowOf<'users'>,
  changes: Changes<'users'>,
  {
    token,
    texts,
    post,
    unlink = false,
  }: EmailChange & {
    readonly post: Post;
    /** Whether the identity provider that knows the former address opens the account no longer. */
    readonly unlink?: boolean;
  },
): RowOf<'users'> | undefined {
  const { store, site } = context;
  if (changes.email === undefined || !isAnotherEmail(changes.email, before.email))
    return store.update('users', before.id, changes);
  dropLinks(context, before.id, ['reset', 'verify']);
  const user = store.update('users', before.id, {
    ...changes,
    verified: false,
    verificationToken: null,
    ...(unlink && { googleId: null }),
  });
  if (!user) return undefined;
  const link = site + signInPage;
  if (before.email) post(accountMail('emailChanged', { user, to: before.email, texts, link }));
  return askToVerify(context, user, token, texts, post);
}
