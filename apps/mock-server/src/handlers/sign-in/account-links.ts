import { instant } from '../../base/clock.js';
import type { RowOf } from '../../store/tables.js';
import type { ServerContext } from '../http/context.js';

const minute = 60_000;
/** How long a link works, in milliseconds: a reset opens an account, so it has less time. */
export const linkLifetimes = { reset: 30 * minute, verify: 24 * 60 * minute } as const;
/** Reset links of one account that may work at a time; a flood of requests sends no flood of mails. */
export const resetLinksPerAccount = 5;

type Link = RowOf<'account_links'>;
type Books = Pick<ServerContext, 'store' | 'clock'>;

/** The links of an account that still work; those that do not are cleared away. */
export function liveLinks({ store, clock }: Books, userId: number): Link[] {
  return store.rowsBy('account_links', 'userId', userId).filter(({ id, expiresAt }) => {
    const live = Date.parse(expiresAt) > clock.now();
    if (!live) store.remove('account_links', id);
    return live;
  });
}

/** Remembers a link that is about to be sent; part of a `store.write`. */
export function keepLink(
  { store, clock }: Books,
  link: Pick<Link, 'userId' | 'purpose' | 'tokenHash' | 'email'>,
): void {
  const now = clock.now();
  store.insert('account_links', {
    ...link,
    createdAt: instant(now),
    expiresAt: instant(now + linkLifetimes[link.purpose]),
  });
}

/** Takes an account's links out of use; part of a `store.write`. */
export function dropLinks(
  { store }: Books,
  userId: number,
  purposes: readonly Link['purpose'][],
): void {
  for (const { id, purpose } of store.rowsBy('account_links', 'userId', userId))
    if (purposes.includes(purpose)) store.remove('account_links', id);
}

/**
 * The account a link opens, if the link works: known, in time, for this purpose, and sent to the
 * address the account still has.
 */
export function accountOfLink(
  { store, clock }: Books,
  purpose: Link['purpose'],
  tokenHash: string,
): { user: RowOf<'users'>; link: Link } | undefined {
  const link = store.findBy('account_links', 'tokenHash', tokenHash);
  const user = link && store.find('users', link.userId);
  if (!link || !user || link.purpose !== purpose) return undefined;
  if (Date.parse(link.expiresAt) <= clock.now() || user.email !== link.email) return undefined;
  return { user, link };
}
