import { direction } from '@constella/i18n';

import { instant } from '../clock.js';
import type { Texts } from '../language/texts.js';
import { Refusal } from '../refusal.js';
import { demoUsername } from '../seed/people.js';
import { readText } from './body.js';
import type { Connection, Endpoint, ServerContext } from './context.js';
import { attemptCookie, attemptLifetime, beginIdentitySignIn } from './identity-sign-in.js';
import { localPath } from './local-path.js';
import { sameText } from './same-text.js';
import { findSession } from './sessions.js';
import { signIn } from './sign-in.js';

/** To the identity provider; without one, to a page that says so and offers the demo account. */
export const externalSignIn: Endpoint<'externalSignIn'> = (input, context) =>
  context.identity
    ? beginIdentitySignIn(input, context, context.identity)
    : consentPage(input, context);

const consentPage: Endpoint<'externalSignIn'> = (
  { url, texts, connection },
  { store, secrets },
) => {
  const user = store.findBy('users', 'username', demoUsername);
  if (!user) throw new Refusal(404, 'server.external.noDemoUser');
  const state = secrets.randomToken();
  connection.cookies.set(attemptCookie, state, { maxAge: attemptLifetime });
  const next = localPath(url.searchParams.get('next'), url);
  return page(texts, {
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
  // With a provider there is no page, and nobody becomes the demo user without being asked.
  if (context.identity)
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

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign]!);

function page(
  texts: Texts,
  { state, next, name, username }: { state: string; next: string; name: string; username: string },
): Response {
  const say = (id: Parameters<Texts['say']>[0], values?: Parameters<Texts['say']>[1]) =>
    html(texts.say(id, values));
  // System colours: the page follows the reader's theme and contrast without a style sheet of ours.
  const body = `<!doctype html>
<html lang="${texts.locale}" dir="${direction(texts.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('server.external.title')}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; }
main { max-inline-size: 26rem; padding: 1.5rem; }
h1 { font-size: 1.25rem; margin: 0 0 0.5rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block-start: 1.5rem; }
button { font: inherit; padding: 0.5rem 1rem; min-block-size: 2.75rem; }
a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
</style>
</head>
<body>
<main>
<h1>${say('server.external.title')}</h1>
<p>${say('server.external.notConnected')}</p>
<p>${say('server.external.offer', { name, username })}</p>
<form method="post" action="/api/auth/google">
<input type="hidden" name="state" value="${html(state)}">
<input type="hidden" name="next" value="${html(next)}">
<button type="submit">${say('server.external.continue', { name })}</button>
<a href="/auth">${say('server.external.back')}</a>
</form>
</main>
</body>
</html>
`;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': texts.locale,
      'cache-control': 'no-store',
    },
  });
}
