// The last step of the app's build: every public page in every language as HTML,
// `dist/pages/<name>.<locale>.html`, drawn by the app's own components (src/app/prerender.tsx).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Manifest } from 'vite';

import { direction, locales } from '../../../packages/i18n/src/locales.ts';
import type * as prerendering from '../src/app/prerender.tsx';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const work = join(root, 'node_modules', '.cache', 'prerender');
const pages = join(dist, 'pages');

await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { ssr: 'src/app/prerender.tsx', outDir: work, emptyOutDir: true, manifest: false },
});
const { pageNames, prerenderPage } = (await import(
  pathToFileURL(join(work, 'prerender.js')).href
)) as typeof prerendering;

const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The style sheets of a module and of what it imports. */
function stylesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((other) => stylesOf(other, seen)), ...(chunk.css ?? [])];
}
const links = [...new Set(stylesOf('src/screens/page/page-screen.tsx'))]
  .filter((file) => !template.includes(file))
  .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Puts something where the built page has something else; both must know of each other. */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`prerender: index.html has no ${String(place)}`);
  return html.replace(place, () => text);
}

mkdirSync(pages, { recursive: true });
for (const name of pageNames)
  for (const locale of locales) {
    const { html, lead } = await prerenderPage(name, locale);
    let page = put(
      template,
      /<html[^>]*>/,
      `<html lang="${locale}" dir="${direction(locale)}" data-drawn="${locale}">`,
    );
    // React says the title where the page stands; a document has it in its head.
    const [title] = /<title>[^<]*<\/title>/.exec(html)!;
    page = put(page, /<title>[^<]*<\/title>/, title);
    page = put(
      page,
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${escape(lead)}" />`,
    );
    page = put(page, /<\/head>/, `${links.join('')}</head>`);
    // Without scripts the page reads as well: nobody is told that it does not.
    page = put(
      page,
      /<div id="root">[\s\S]*<\/noscript>/,
      `<div id="root">${html.replace(/<title>[^<]*<\/title>/, '')}</div>`,
    );
    writeFileSync(join(pages, `${name}.${locale}.html`), page);
  }
rmSync(work, { recursive: true, force: true });
process.stdout.write(`${pageNames.length * locales.length} pages drawn\n`);
// The build's workers would keep the process alive.
process.exit(0);
