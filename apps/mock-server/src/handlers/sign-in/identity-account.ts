import { bounds, usernamePattern } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';
import { z } from 'zod';

import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Identity } from '../http/identity-provider.js';
import { newUser } from './new-user.js';

/** The e-mail belongs to an account that it must not open. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** A subject is unique within its issuer only. */
const keyOf = ({ issuer, subject }: Identity): string => `${issuer} ${subject}`;

/**
 * The account of an identity, linked or made if need be; part of a `store.write`. An account that
 * exists is linked only if both sides have proven that the same mailbox is theirs: otherwise
 * whoever was first to register with somebody else's address would share their account.
 *
 * @throws {SignInRefused}
 */
export function accountOf(
  store: Store,
  identity: Identity,
  { locale, now }: { locale: Locale; now: number },
): { row: RowOf<'users'>; isNew: boolean } {
  const googleId = keyOf(identity);
  const known = store.findBy('users', 'googleId', googleId);
  if (known) return { row: known, isNew: false };

  const email = emailOf(identity);
  const namesake = email && store.findBy('users', 'email', email);
  if (namesake) {
    const same = namesake.email?.toLowerCase() === email.toLowerCase();
    if (!identity.emailVerified || !namesake.verified || namesake.googleId || !same)
      throw new SignInRefused();
    return { row: store.update('users', namesake.id, { googleId }) ?? namesake, isNew: false };
  }
  const beginning = {
    username: freeUsername(store, identity),
    // No text makes this hash, so no password opens the account.
    password: '',
    email,
    fullName: identity.name?.trim().slice(0, bounds.fullName.max) || null,
    language: locale,
    verified: email !== null && identity.emailVerified,
    googleId,
  };
  return { row: store.insert('users', newUser(beginning, now)), isNew: true };
}

function emailOf({ email }: Identity): string | null {
  const address = email?.trim() ?? '';
  return address.length <= bounds.email.max && z.regexes.email.test(address) ? address : null;
}

/** A username in the style of the person's own that nobody has. */
function freeUsername(store: Store, { username, email, name }: Identity): string {
  const wished = [username, email?.split('@')[0], name].map(toUsername).find(Boolean) ?? 'user';
  let free = wished;
  for (let count = 2; store.findBy('users', 'username', free); count += 1)
    free = `${wished}${count}`;
  return free;
}

/** Leaves room for a number behind it; undefined when too little is left. */
function toUsername(text: string | undefined): string | undefined {
  const allowed = Array.from((text ?? '').trim().replace(/\s+/g, '.')).filter((sign) =>
    usernamePattern.test(sign),
  );
  const username = allowed.join('').slice(0, bounds.username.max - 8);
  return username.length >= bounds.username.min ? username : undefined;
}
