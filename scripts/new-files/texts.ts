import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales } from '../../packages/i18n/src/locales';
import type { NewFiles } from './new-files';

type Catalogue = Record<string, string>;

const root = join(import.meta.dirname, '../..');
const pathOf = (locale: string, namespace: string) =>
  `packages/i18n/catalogues/${locale}/${namespace}.json`;
const namespaceOf = (id: string) => id.slice(0, id.indexOf('.'));
const written = (catalogue: Catalogue) => `${JSON.stringify(catalogue, null, 2)}\n`;

/** The text of an id in a language; undefined where there is none. */
export function message(locale: string, id: string): string | undefined {
  const path = join(root, pathOf(locale, namespaceOf(id)));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue)[id] : undefined;
}

/** Among those that begin alike: in its place where they are in order, else after them. */
function withText(catalogue: Catalogue, id: string, text: string): Catalogue {
  const ids = Object.keys(catalogue);
  const start = id.slice(0, id.lastIndexOf('.') + 1);
  const alike = ids.filter((each) => each.startsWith(start));
  const isSorted = alike.every((each, at) => at === 0 || alike[at - 1]! < each);
  const next = isSorted ? alike.find((each) => each > id) : undefined;
  const last = alike.at(-1);
  const after = last === undefined ? ids.length : ids.indexOf(last) + 1;
  const at = next === undefined ? after : ids.indexOf(next);
  return Object.fromEntries(Object.entries(catalogue).toSpliced(at, 0, [id, text]));
}

/**
 * New texts in every language, each of which begins as one the languages have: nobody has to read
 * English in another language before the own words are written. Those that are there stay.
 *
 * @param texts the id each is borrowed from
 */
export function borrowedTexts(texts: Readonly<Record<string, string>>): {
  files: NewFiles['files'];
  changes: NonNullable<NewFiles['changes']>;
} {
  const files: NewFiles['files'] = {};
  const changes: NonNullable<NewFiles['changes']> = {};
  const added = Object.entries(texts).filter(([id]) => message('en', id) === undefined);
  for (const namespace of new Set(added.map(([id]) => namespaceOf(id))))
    for (const locale of locales) {
      const path = pathOf(locale, namespace);
      const fill = (catalogue: Catalogue): string =>
        written(
          added
            .filter(([id]) => namespaceOf(id) === namespace)
            .reduce((all, [id, from]) => withText(all, id, message(locale, from)!), catalogue),
        );
      if (existsSync(join(root, path)))
        changes[path] = (text) => fill(JSON.parse(text) as Catalogue);
      else files[path] = fill({});
    }
  return { files, changes };
}

/** A namespace of the catalogue in the list of all. */
export const withNamespace = (namespace: string): NonNullable<NewFiles['changes']> => ({
  'packages/i18n/src/namespaces.ts': (text) =>
    text.replace(
      '\n};\n\n/** A part of the catalogue. */',
      `\n  ${namespace}: {} as typeof import('../catalogues/en/${namespace}.json'),\n};\n\n/** A part of the catalogue. */`,
    ),
});
