import { routes, signInPage, type SignInProblem } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { openAccount } from '../../money/ledger.js';
import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { CallInput, Endpoint, ServerContext } from '../http/context.js';
import { IdentityError, type Identity, type IdentityProvider } from '../http/identity-provider.js';
import { accountOf, SignInRefused } from './identity-account.js';
import { localPath } from '../http/local-path.js';
import { sameText } from '../http/same-text.js';
import { signIn } from './sign-in.js';

/** Ties an attempt to the browser that began it. */
export const attemptCookie = 'constella_signin';
/** Seconds a person may take to decide. */
export const attemptLifetime = 600;
/** Attempts remembered at once; the oldest are given up first. */
const attemptsKept = 5_000;

const callback = routes.externalSignInDone.path;
const problems = {
  canceled: 'externalCanceled',
  unavailable: 'externalUnavailable',
  failed: 'externalFailed',
} as const satisfies Record<IdentityError['reason'], SignInProblem>;

/** Sends the browser to the identity provider. */
export async function beginIdentitySignIn(
  { url, connection }: CallInput<'externalSignIn'>,
  context: ServerContext,
  identity: IdentityProvider,
): Promise<Response> {
  const { store, clock, secrets, site, throttle } = context;
  const next = localPath(url.searchParams.get('next'), url);
  if (throttle.begin('', connection.address, 'external') > 0)
    return backToSignIn('externalThrottled', next);
  try {
    const begun = await identity.begin(site + callback);
    const stateHash = await secrets.digestToken(begun.state);
    const now = clock.now();
    await store.write(() => {
      const attempts = store.all('sign_in_attempts');
      const surplus = attempts.length + 1 - attemptsKept;
      const over = attempts.filter((row, at) => at < surplus || Date.parse(row.expiresAt) <= now);
      for (const { id } of over) store.remove('sign_in_attempts', id);
      store.insert('sign_in_attempts', {
        stateHash,
        nonce: begun.nonce,
        codeVerifier: begun.codeVerifier,
        next,
        createdAt: instant(now),
        expiresAt: instant(now + attemptLifetime * 1_000),
      });
    });
    const cookie = { maxAge: attemptLifetime };
    connection.cookies.set(attemptCookie, begun.state, cookie);
    return redirect(begun.url);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return problem(context, error, next);
  }
}

/** Back from the identity provider: signs in, or leads to where signing in is possible. */
export const externalSignInDone: Endpoint<'externalSignInDone'> = async (input, context) => {
  const { url, connection, texts } = input;
  const { identity, secrets, store, clock, site } = context;
  if (!identity) throw new Refusal(404, 'server.request.noSuchPath');
  const state = url.searchParams.get('state') ?? '';
  const expected = connection.cookies.get(attemptCookie);
  connection.cookies.set(attemptCookie, '', { maxAge: 0 });
  const attempt =
    expected && sameText(state, expected)
      ? await takeAttempt(context, await secrets.digestToken(state))
      : undefined;
  if (!attempt) return backToSignIn('externalStale', '/');
  try {
    // As the provider was told, whatever host this request came by.
    const returned = new URL(callback + url.search, site);
    const person: Identity = await identity.finish(returned, { ...attempt, state });
    await signIn(context, input, () => {
      const now = clock.now();
      const user = accountOf(store, person, { locale: texts.locale, now });
      if (user.isNew) openAccount(context, user.row.id, 'free', texts.say('server.points.monthly'));
      return store.update('users', user.row.id, { lastLogin: instant(now) });
    });
    return redirect(attempt.next);
  } catch (error) {
    if (error instanceof SignInRefused) return backToSignIn('externalEmailInUse', attempt.next);
    if (!(error instanceof IdentityError)) throw error;
    return problem(context, error, attempt.next);
  }
};

/** An attempt, if it is in time; nobody else gets it after this. */
function takeAttempt(
  { store, clock }: ServerContext,
  stateHash: string,
): Promise<RowOf<'sign_in_attempts'> | undefined> {
  return store.write(() => {
    const attempt = store.findBy('sign_in_attempts', 'stateHash', stateHash);
    if (!attempt) return undefined;
    store.remove('sign_in_attempts', attempt.id);
    return Date.parse(attempt.expiresAt) > clock.now() ? attempt : undefined;
  });
}

function problem({ log }: ServerContext, error: IdentityError, next: string): Response {
  if (error.reason !== 'canceled') log(`External sign-in: ${error.reason}. ${error.message}`);
  return backToSignIn(problems[error.reason], next);
}

/** To the sign-in page, which says what happened; a text in the address could be anybody's. */
export function backToSignIn(reason: SignInProblem, next: string): Response {
  const query = new URLSearchParams(next === '/' ? { reason } : { from: next, reason });
  return redirect(`${signInPage}?${query.toString()}`);
}

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
