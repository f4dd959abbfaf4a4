import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales } from '../../packages/i18n/src/locales';
import type { NewFiles, Spellings } from './new-files';

const catalogues = join(import.meta.dirname, '../../packages/i18n/catalogues');
const message = (locale: string, namespace: string, id: string) =>
  (
    JSON.parse(readFileSync(join(catalogues, locale, `${namespace}.json`), 'utf8')) as Record<
      string,
      string
    >
  )[id];

/** A public page: its document in every language, in the list of pages and among the routes. */
export function pageFiles({ kebab, camel, words }: Spellings): NewFiles {
  const title = `coming.title.${camel}`;
  const known = message('en', 'coming', title) !== undefined;
  return {
    files: Object.fromEntries(
      locales.map((locale) => [
        `apps/platform/content/${locale}/${kebab}.md`,
        `# ${message(locale, 'coming', title) ?? words}\n\n${message(locale, 'shell', 'shell.comingSoon.description')}\n`,
      ]),
    ),
    changes: {
      'apps/platform/src/screens/page/page-document.ts': (text) =>
        text.replace(/(pageNames = \[)([^\]]*)\]/, (_all, start: string, names: string) => {
          const all = [...names.matchAll(/'([^']+)'/g)].map(([quoted]) => quoted);
          return `${start}${[...all, `'${kebab}'`].toSorted().join(', ')}]`;
        }),
      'apps/platform/src/routes/public.ts': (text) =>
        text.replace(
          'export const publicRoutes = [\n',
          (start) => `${start}  page('${kebab}'${known ? `, '${title}'` : ''}),\n`,
        ),
      'apps/platform/src/routes/placeholders.ts': (text) =>
        text.replace(new RegExp(`  placeholder\\('/${kebab}', [^)]*\\),\\n`), ''),
    },
    next: [
      `write apps/platform/content/en/${kebab}.md and the other eleven`,
      'the blocks a document may name are in docs/add-a-route.md',
    ],
  };
}
