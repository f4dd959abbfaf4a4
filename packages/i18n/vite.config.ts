import { defineConfig } from 'vite';

import { entriesOf } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };
import { catalogues } from './vite-plugin.ts';

const catalogueFile = /catalogues\/([^/]+)\/([^/]+)\.json$/;

/**
 * The published build: one file per module, and one for each locale and namespace with its messages
 * already parsed, so that a consumer downloads only what a screen shows and needs no parser.
 */
export default defineConfig({
  plugins: [catalogues()],
  build: {
    target: 'es2023',
    minify: false,
    lib: { entry: entriesOf(manifest, import.meta.dirname), formats: ['es'] },
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-intl$/, /^intl-messageformat$/],
      // The directives stay: modules are kept as they are.
      checks: { moduleLevelDirective: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ facadeModuleId, name }) => {
          const [, locale, namespace] = catalogueFile.exec(facadeModuleId ?? '') ?? [];
          return locale ? `messages/${locale}/${namespace}.js` : `${name}.js`;
        },
      },
    },
  },
});
