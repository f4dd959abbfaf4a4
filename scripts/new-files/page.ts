import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales } from '../../packages/i18n/src/locales';
import type { NewFiles, Spellings } from './new-files';
import { message } from './texts';

const root = join(import.meta.dirname, '../..');
const placeholders = 'apps/platform/src/routes/placeholders.ts';

/** A public page: its document in every language, in the list of pages and among the routes. */
export function pageFiles({ kebab, camel, words }: Spellings): NewFiles {
  const title = `placeholder.title.${camel}`;
  const known = message('en', title) !== undefined;
  const placeholder = new RegExp(`  placeholder\\('/${kebab}', [^)]*\\),\\n`);
  const isToCome = placeholder.test(readFileSync(join(root, placeholders), 'utf8'));
  return {
    files: Object.fromEntries(
      locales.map((locale) => [
        `apps/platform/content/${locale}/${kebab}.md`,
        `# ${message(locale, title) ?? words}\n\n${message(locale, 'shell.comingSoon.description')}\n`,
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
      ...(isToCome && {
        [placeholders]: (text: string) => text.replace(placeholder, ''),
      }),
    },
    next: [
      `write apps/platform/content/en/${kebab}.md and the other eleven`,
      'the blocks a document may name are in docs/add-a-route.md',
    ],
  };
}
