import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { componentFacts } from './scripts/manifest/vite-plugin.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';
import { sharedConfig, sharedPlugins, sourceCondition } from './vite.shared.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const optimizeDeps = {
  // Made by a plugin, which the scan for dependencies does not ask.
  exclude: ['virtual:component-facts'],
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/dynamic',
    'msw',
    'react-dom/client',
    'react-router-dom',
    'react-hook-form',
    'zod',
    'd3',
    'radix-ui',
    'radix-ui/internal',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    '@internationalized/date',
    '@dagrejs/dagre',
    'diff',
    'react-intl',
    'intl-messageformat',
    'axe-core',
    '@radix-ui/react-primitive',
    '@storybook/react-vite',
    'msw-storybook-addon/csf3',
    'storybook/test',
    'react-markdown',
    'mdast-util-from-markdown',
    'mdast-util-to-markdown',
    'prosemirror-commands',
    'prosemirror-history',
    'prosemirror-inputrules',
    'prosemirror-keymap',
    'prosemirror-model',
    'prosemirror-schema-list',
    'prosemirror-state',
    'prosemirror-view',
  ],
};

// Made anew for each project: Vitest writes into what it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  // One page for all files: half the time. Stories may not leave anything behind.
  isolate: false,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    contextOptions: {
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      viewport: { width: 1200, height: 900 },
      timezoneId: 'UTC',
      locale: 'en-US',
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [sourceCondition] },
        ssr: { resolve: { conditions: [sourceCondition, 'node', 'development|production'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Long enough for a busy machine: no test is about time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'apps/platform/vite/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/{docs,foundations,inspector}/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./scripts/vitest/fail-on-console.ts'],
          env: { TZ: 'UTC' },
        },
      },
      mergeConfig(sharedConfig, {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'stories',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          setupFiles: [
            './scripts/vitest/fail-on-console.ts',
            './scripts/vitest/no-style-elements.ts',
            './scripts/vitest/every-theme.ts',
            './scripts/vitest/patient.ts',
          ],
          browser: browser(),
        },
      }),
      mergeConfig(sharedConfig, {
        plugins: [...sharedPlugins(), componentFacts()],
        optimizeDeps,
        publicDir: '.storybook/public',
        test: {
          name: 'arabic',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['.storybook/arabic.test.tsx'],
          setupFiles: ['./scripts/vitest/fail-on-console.ts', './scripts/vitest/every-theme.ts'],
          browser: browser(),
        },
      }),
      mergeConfig(sharedConfig, {
        plugins: [...sharedPlugins(), componentFacts()],
        optimizeDeps,
        publicDir: '.storybook/public',
        test: {
          name: 'conformance',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['.storybook/{conformance,default-open,form-values,focus-ring}.test.tsx'],
          setupFiles: ['./scripts/vitest/fail-on-console.ts'],
          browser: browser(),
        },
      }),
      mergeConfig(sharedConfig, {
        plugins: sharedPlugins(),
        optimizeDeps,
        publicDir: '.storybook/public',
        test: {
          name: 'rules',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: [
            '.storybook/rules.test.tsx',
            '.storybook/forced-colors.test.tsx',
            '.storybook/one-page.test.tsx',
            '.storybook/inspector/*.test.tsx',
          ],
          setupFiles: ['./scripts/vitest/fail-on-console.ts'],
          browser: browser(),
        },
      }),
    ],
  },
});
