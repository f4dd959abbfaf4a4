import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

import { componentFacts } from '../scripts/manifest/vite-plugin.ts';
import { pageDocuments } from '../apps/platform/vite/page-documents.ts';
import { catalogues } from '../packages/i18n/vite-plugin.ts';
import { sharedConfig } from '../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    './{foundations,patterns,start}/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    // The frame around the stories is dressed like the library, offline too.
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
      to: '/fonts/inter-latin-opsz-normal.woff2',
    },
  ],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, sharedConfig), {
      plugins: [vanillaExtractPlugin(), catalogues(), pageDocuments(), componentFacts()],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
