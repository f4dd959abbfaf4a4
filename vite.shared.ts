import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';

import { pageDocuments } from './apps/platform/vite/page-documents.ts';
import { catalogues } from './packages/i18n/vite-plugin.ts';

/** Workspace packages resolve to their source; consumers outside the repository get `dist`. */
export const sourceCondition = '@constella/source';

/** Plugins all Vite runs of this repository share: the app, Storybook and the browser tests. */
export const sharedPlugins = (): PluginOption[] => [
  react(),
  vanillaExtractPlugin(),
  catalogues(),
  pageDocuments(),
];

export const sharedConfig: UserConfig = {
  resolve: {
    conditions: [sourceCondition, 'module', 'browser', 'development|production'],
    // Catalogues are compiled at build time, so the message parser never reaches a browser.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
    dedupe: ['react', 'react-dom', 'react-intl', '@tanstack/react-query'],
  },
  // Style modules run while building. Without this they would read the packages' `dist`, whether
  // it is stale or only half written.
  environments: {
    ssr: {
      resolve: { conditions: [sourceCondition, 'module', 'node', 'development|production'] },
    },
  },
};
