import { paths } from '../../base/paths';

/** The way to another view of `/auth`; where somebody was going to is not lost on it. */
export function authHref(view: 'login' | 'forgot', search: URLSearchParams): string {
  const next = new URLSearchParams();
  const from = search.get('from');
  if (from) next.set('from', from);
  if (view !== 'login') next.set('tab', view);
  return next.size > 0 ? `${paths.auth}?${next.toString()}` : paths.auth;
}

/** State a set password leads to sign-in with. Not in the address: nobody could link to it. */
export const afterReset = { passwordWasReset: true } as const;

/** Whether somebody comes from setting their password by a link. */
export const passwordWasReset = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordWasReset' in state;
