import { defineConfig } from 'vite';

import { catalogues } from './vite-plugin.ts';

const catalogueFile = /\/catalogues\/([^/]+)\/([^/]+)\.json$/;

/**
 * The published build: two entries, and one chunk for each locale and namespace with its messages
 * already parsed, so that a consumer downloads only what a screen shows and needs no parser.
 */
export default defineConfig({
  plugins: [catalogues()],
  build: {
    target: 'es2023',
    minify: false,
    lib: {
      entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-intl$/, /^intl-messageformat$/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => {
          const [, locale, namespace] = catalogueFile.exec(facadeModuleId ?? '') ?? [];
          return locale ? `messages/${locale}/${namespace}.js` : 'shared/[name].js';
        },
      },
    },
  },
});
