// `/cookies` lists exactly what is set: names are looked for in the source, in the shapes they are
// written in there; a place that stores something in another shape fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Nodes, Table } from 'mdast';
import { describe, expect, it } from 'vitest';

import { locales } from '../../../packages/i18n/src/locales.ts';
import { parsePage } from './page-documents.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps', 'packages']
  .flatMap((area) => readdirSync(join(root, area)).map((name) => join(area, name, 'src')))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|conformance)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .map(({ file, text }) => ({
    file,
    text: text
      // Comments name what is not set, and a channel between tabs keeps nothing.
      .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
      .replaceAll(/new BroadcastChannel\([^)]*\)/g, ''),
  }));

/** Where what is kept in a browser is named. */
const storages = /\b(localStorage|sessionStorage)\b/g;
const otherStores =
  /\b(indexedDB|cookieStore|CacheStorage|serviceWorker|document\.cookie|caches\.open|storage\.getDirectory)\b/;
const setCookie = /\bcookies\.set\(\s*([\w.]+|['"`][^'"`]*['"`])/g;

type Kept = Record<'cookies' | 'browser' | 'tab', string[]>;
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Keys written in a file: `'constella.name'`, `'constella.prefix.'`, `` `constella.prefix.${…` ``. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/['"`](constella\.[a-z-]+)(\.?)(['"`]|\$\{)/g)].map(([, name = '', more]) =>
    more ? `${name}.*` : name,
  );

function keptBySource(): Kept {
  const kept: Kept = { cookies: [], browser: [], tab: [] };
  for (const { file, text } of sources) {
    const places = new Set([...text.matchAll(storages)].map(([place]) => place));
    if (places.size > 0 && keysIn(text).length === 0)
      throw new Error(`${file} stores something without a key 'constella.…' in it`);
    if (places.has('localStorage')) kept.browser.push(...keysIn(text));
    if (places.has('sessionStorage')) kept.tab.push(...keysIn(text));
    if (places.size === 0 && keysIn(text).length > 0)
      throw new Error(`${file} has a key and no storage: say here where it is kept`);
    for (const [, name = ''] of text.matchAll(setCookie)) kept.cookies.push(valueOf(name, file));
  }
  return {
    cookies: sorted(kept.cookies),
    browser: sorted(kept.browser),
    tab: sorted(kept.tab),
  };
}

/** The text a constant stands for. */
function valueOf(name: string, file: string): string {
  for (const { text } of sources) {
    const [, value] = new RegExp(`\\bconst ${name} = '([^']+)'`).exec(text) ?? [];
    if (value) return value;
  }
  throw new Error(`${file} sets a cookie "${name}", and no constant says how it is called`);
}

const codes = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'inlineCode' ? [node.value] : 'children' in node ? codes(node.children) : [],
  );

/** Names in the first column of the tables, by the section they stand in. */
function listedBy(locale: string): Kept {
  const file = join(root, `apps/platform/content/${locale}/cookies.md`);
  const kept: Kept = { cookies: [], browser: [], tab: [] };
  let section: string | undefined;
  for (const node of parsePage(readFileSync(file, 'utf8'), file).body) {
    if (node.type === 'heading') section = node.data?.id;
    if (node.type === 'table') kept[section as keyof Kept].push(...firstColumn(node));
  }
  return {
    cookies: kept.cookies.toSorted(),
    browser: kept.browser.toSorted(),
    tab: kept.tab.toSorted(),
  };
}

const firstColumn = ({ children: [, ...rows] }: Table): string[] =>
  rows.flatMap(({ children: [name] }) => codes(name ? [name] : []));

describe('what the app sets', () => {
  it('is found in the source', () => {
    expect(keptBySource()).toEqual({
      cookies: ['constella_session', 'constella_signin'],
      browser: [
        'constella.attempted-auth',
        'constella.draft.*',
        'constella.edit.*',
        'constella.last-login',
        'constella.locale',
        'constella.prompt-history',
        'constella.side-bar',
        'constella.task-views',
        'constella.theme',
      ],
      tab: ['constella.draft.*', 'constella.edit.*', 'constella.scenario'],
    });
  });

  it('is in no other kind of store', () => {
    const found = sources.filter(({ text }) => otherStores.test(text)).map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it.each(locales)('is what the page lists in %s, no more and no less', (locale) => {
    expect(listedBy(locale)).toEqual(keptBySource());
  });
});
