import { docsPath, loadApiDocument } from './api-document.js';
import { FixedText, readsOnly } from '../http/fixed-text.js';
import type { ApiDocument } from './api-document-types.js';
import { layout } from './layout.js';
import { icon } from './mark.js';
import { missingPage, pagesOf, searchPage } from './pages.js';
import { searchEntries } from './search.js';
import { searchScript } from './search-script.js';
import { siteOf } from './site.js';
import { style } from './style.js';

/** Nothing but what this server sends may be loaded, and nothing written into a page runs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
const page = {
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': policy, 'content-language': 'en' },
};
/** Characters of a search that are looked at. */
const longestQuery = 80;

type Answer = (request: Request, url: URL) => Promise<Response>;
let reference: Promise<Answer> | undefined;

/**
 * Answers with a page of the reference: the OpenAPI document as people read it.
 *
 * @throws {Refusal} 405 for any method but reading.
 */
export async function apiDocs(request: Request, url: URL): Promise<Response> {
  reference ??= loadApiDocument().then((document) => createReference(document as ApiDocument));
  return (await reference)(request, url);
}

/** The pages of a document, each written when somebody asks for it first. */
function createReference(document: ApiDocument): Answer {
  const site = siteOf(document);
  const entries = searchEntries(site);
  const pages = pagesOf(site);
  const files: Record<string, () => FixedText> = {
    'style.css': () => new FixedText(style, { type: 'text/css; charset=utf-8' }),
    'search.js': () => new FixedText(searchScript, { type: 'text/javascript; charset=utf-8' }),
    'search.json': () =>
      new FixedText(JSON.stringify(entries), { type: 'application/json; charset=utf-8' }),
    'icon.svg': () => new FixedText(icon, { type: 'image/svg+xml' }),
  };
  const missing = new FixedText(missingPage(site), { ...page, status: 404 });
  const written = new Map<string, FixedText>();
  const textAt = (path: string): FixedText | undefined => {
    const name = path.slice(docsPath.length + 1);
    const parts = pages.get(path);
    if (parts) return new FixedText(layout(site, parts()), page);
    return Object.hasOwn(files, name) ? files[name]!() : undefined;
  };
  return async (request, url) => {
    readsOnly(request);
    const path = url.pathname.replace(/\/+$/, '');
    const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
    if (path === docsPath && query) {
      const { type, headers } = page;
      return new Response(searchPage(site, entries, query), {
        headers: { ...headers, 'content-type': type, 'cache-control': 'no-cache' },
      });
    }
    let text = written.get(path);
    if (!text) {
      text = textAt(path);
      // What is not there is not kept: there is no end to it.
      if (!text) return missing.answer(request);
      written.set(path, text);
    }
    return text.answer(request);
  };
}
