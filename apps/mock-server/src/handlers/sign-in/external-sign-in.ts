import { instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { Refusal } from '../../base/refusal.js';
import { demoUsername } from '../../base/people.js';
import { readText } from '../http/body.js';
import type { Connection, Endpoint, ServerContext } from '../http/context.js';
import {
  attemptCookie,
  attemptLifetime,
  backToSignIn,
  beginIdentitySignIn,
} from './identity-sign-in.js';
import { localPath } from '../http/local-path.js';
import { sameText } from '../http/same-text.js';
import { findSession } from './sessions.js';
import { signIn } from './sign-in.js';

/** To the identity provider; without one, to a page that says so and offers the demo account, or back. */
export const externalSignIn: Endpoint<'externalSignIn'> = (input, context) => {
  if (context.identity) return beginIdentitySignIn(input, context, context.identity);
  if (context.demoAccounts) return askForConsent(input, context);
  return backToSignIn(
    'externalNotOffered',
    localPath(input.url.searchParams.get('next'), input.url),
  );
};

const askForConsent: Endpoint<'externalSignIn'> = async (
  { url, texts, connection },
  { store, secrets },
) => {
  const user = store.findBy('users', 'username', demoUsername);
  if (!user) throw new Refusal(404, 'server.external.noDemoUser');
  const state = secrets.randomToken();
  connection.cookies.set(attemptCookie, state, { maxAge: attemptLifetime });
  const next = localPath(url.searchParams.get('next'), url);
  // Loaded when somebody looks: no page that plays the server carries it.
  const { consentPage } = await import('./consent-page.js');
  return consentPage(texts, {
    path: url.pathname,
    state,
    next,
    name: user.fullName ?? user.username,
    username: user.username,
  });
};

/** The answer to the page's form: checks where it comes from, signs in and goes on to the app. */
export async function finishExternalSignIn(
  {
    request,
    url,
    connection,
    texts,
  }: { request: Request; url: URL; connection: Connection; texts: Texts },
  context: ServerContext,
): Promise<Response> {
  // Where there is no page, nobody becomes the demo user without being asked.
  if (context.identity || !context.demoAccounts)
    throw new Refusal(405, 'server.request.wrongMethod', {
      values: { method: request.method },
      headers: { allow: 'GET' },
    });
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    throw new Refusal(415, 'server.external.notForm');
  const form = new URLSearchParams(await readText(request));
  const state = connection.cookies.get(attemptCookie);
  connection.cookies.set(attemptCookie, '', { maxAge: 0 });
  if (!state || !sameText(form.get('state') ?? '', state))
    throw new Refusal(403, 'server.external.stale');

  const { store, clock } = context;
  const user = store.findBy('users', 'username', demoUsername);
  if (!user) throw new Refusal(404, 'server.external.noDemoUser');
  const signedIn = await findSession(context, connection);
  await signIn(context, { request, connection, signedIn }, () =>
    store.update('users', user.id, { lastLogin: instant(clock.now()) }),
  );
  return new Response(null, {
    status: 303,
    headers: {
      location: localPath(form.get('next'), url),
      'cache-control': 'no-store',
      'content-language': texts.locale,
    },
  });
}
