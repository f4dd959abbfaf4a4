import { direction } from '@constella/i18n';

import { signInPage } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import { html, Html } from '../docs/html.js';
import { mark } from '../docs/mark.js';
import { docsPath } from '../docs/api-document.js';

/** The page's question, and the fields its form sends back. */
export interface ConsentRequest {
  readonly path: string;
  readonly state: string;
  readonly next: string;
  readonly name: string;
  readonly username: string;
}

/**
 * The look of the app's sign-in, whose style sheet has a name only its build knows. The values are
 * those of `@constella/ui/css/tokens.css`.
 */
const style = new Html(/* css */ `
:root {
  color-scheme: light dark;
  --page: oklch(98.1% 0.0028 260);
  --raised: oklch(99.5% 0.0012 260);
  --hover: oklch(96.3% 0.0042 260);
  --strong: oklch(20.5% 0.016 260);
  --text: oklch(29% 0.018 260);
  --muted: oklch(49.95% 0.018 260);
  --hairline: oklch(92.5% 0.006 260);
  --border: oklch(89.7% 0.0075 260);
  --focus: oklch(56.55% 0.1573 257);
  --accent: oklch(52% 0.185 257);
  --accent-hover: oklch(48% 0.1715 257);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: oklch(16.3% 0.008 260);
    --raised: oklch(19.2% 0.0095 260);
    --hover: oklch(22.8% 0.011 260);
    --strong: oklch(95.5% 0.004 260);
    --text: oklch(90% 0.006 260);
    --muted: oklch(69.4% 0.014 260);
    --hairline: oklch(29.8% 0.0138 260);
    --border: oklch(34.5% 0.015 260);
    --focus: oklch(59.55% 0.1443 257);
    --accent: oklch(54.5% 0.178 257);
    --accent-hover: oklch(56.7% 0.178 257);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--page); color: var(--text); font: 400 0.875rem/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { display: flex; align-items: center; block-size: 56px; padding-inline: clamp(16px, 3vw, 32px); border-block-end: 1px solid var(--hairline); }
.home { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; color: var(--strong); font-size: 1rem; font-weight: 600; text-decoration: none; }
.home .agent { fill: #2563eb; }
main { inline-size: 100%; max-inline-size: 440px; margin-inline: auto; padding: clamp(32px, 8vh, 64px) clamp(16px, 3vw, 32px); }
h1 { margin: 0 0 8px; color: var(--strong); font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.014em; text-wrap: balance; }
p { margin: 0; color: var(--muted); text-wrap: pretty; }
form > p { margin-block-end: 8px; }
form { display: grid; gap: 8px; margin-block-start: 24px; }
.person { display: flex; align-items: center; gap: 12px; margin-block-end: 16px; padding: 12px 16px; background: var(--raised); border: 1px solid var(--hairline); border-radius: 8px; overflow-wrap: anywhere; }
.person b { display: block; color: var(--strong); font-weight: 500; }
.person span { color: var(--muted); }
.person .face { flex: none; display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: 50%; background: var(--hover); color: var(--strong); font-weight: 600; }
button, .back { display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px; padding: 8px 16px; border: 1px solid transparent; border-radius: 6px; font: inherit; font-weight: 500; text-align: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
button { background: var(--accent); color: #fff; }
button:hover { background: var(--accent-hover); }
.back { background: var(--raised); border-color: var(--border); color: var(--strong); }
.back:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
:lang(ar) h1 { letter-spacing: normal; }
@media (forced-colors: active) { button, .person { border-color: currentColor; } }
`);

/** The page that stands in for an identity provider: who one would go on as, and what that means. */
export function consentPage(
  texts: Texts,
  { path, state, next, name, username }: ConsentRequest,
): Response {
  const { say, locale } = texts;
  const title = say('server.external.title');
  const document = html`<html lang="${locale}" dir="${direction(locale)}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · Constella</title>
      <link rel="icon" href="${docsPath}/icon.svg" />
      <style>
        ${style}
      </style>
    </head>
    <body>
      <header><a class="home" href="/">${mark} Constella</a></header>
      <main>
        <h1>${title}</h1>
        <p>${say('server.external.notConnected')}</p>
        <form method="post" action="${path}">
          <input type="hidden" name="state" value="${state}" />
          <input type="hidden" name="next" value="${next}" />
          <div class="person">
            <span class="face" aria-hidden="true">${Array.from(name)[0] ?? ''}</span>
            <div>
              <b><bdi>${name}</bdi></b
              ><span><bdi>${username}</bdi></span>
            </div>
          </div>
          <p>${say('server.external.offer', { name, username })}</p>
          <button type="submit">${say('server.external.continue', { name })}</button>
          <a class="back" href="${signInPage}">${say('server.external.back')}</a>
        </form>
      </main>
    </body>
  </html>`;
  return new Response(`<!doctype html>\n${document.text}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
    },
  });
}
