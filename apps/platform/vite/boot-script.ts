import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';
import type { Plugin } from 'vite';

import type bootEnglish from '../../../packages/i18n/catalogues/en/boot.json';
import { locales, type Locale } from '../../../packages/i18n/src/locales.ts';

type BootTexts = typeof bootEnglish;

/** The texts shown by the document itself, where none of the app's code has arrived. */
function bootTexts(root: string): Record<Locale, BootTexts> {
  const folder = join(root, '../../packages/i18n/catalogues');
  const read = (locale: Locale) =>
    JSON.parse(readFileSync(join(folder, locale, 'boot.json'), 'utf8')) as BootTexts;
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<
    Locale,
    BootTexts
  >;
}

/**
 * Bundles `src/app/boot.ts` into the document head, so that language, direction and theme are set
 * before the first paint by the same functions the app uses. The server allows it by its hash.
 * Without scripts nobody knows the reader's language: it is said in all of them.
 */
export function bootScript(root: string): Plugin {
  const bundle = async (texts: Record<Locale, BootTexts>) => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/app/boot.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      charset: 'utf8',
      target: 'es2022',
      conditions: ['@constella/source'],
      define: {
        bootTexts: JSON.stringify(texts, (id, value: unknown) =>
          id === 'boot.noScript' ? undefined : value,
        ),
      },
    });
    return outputFiles.map(({ text }) => text.trim()).join('');
  };
  return {
    name: 'constella-boot-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const texts = bootTexts(root);
        const lines = locales.map(
          (locale) => `<p lang="${locale}" dir="auto">${texts[locale]['boot.noScript']}</p>`,
        );
        const script = `<script>${await bundle(texts)}</script>`;
        // As functions: a text may hold what a replacement would take for a pattern.
        return html
          .replace('<!-- boot -->', () => script)
          .replace('<!-- no script -->', () => `<noscript>${lines.join('')}</noscript>`);
      },
    },
  };
}
