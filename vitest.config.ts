import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';

import { componentFacts } from './scripts/manifest/vite-plugin.ts';
import { testBrowser } from './scripts/chromium.mjs';
import { sharedConfig, sharedPlugins, sourceCondition } from './vite.shared.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const optimizeDeps = {
  // Made by a plugin, which the scan for dependencies does not ask.
  exclude: ['virtual:component-facts'],
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/dynamic',
    'msw',
    'ts-fsrs',
    'react-dom/client',
    'react-dom/server',
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
    '@streamparser/json',
    'diff',
    'react-intl',
    'intl-messageformat',
    'axe-core',
    '@radix-ui/react-primitive',
    '@storybook/react-vite',
    'msw-storybook-addon/csf3',
    'storybook/test',
    'react-markdown',
    'ical-generator',
    '@citation-js/core',
    '@citation-js/plugin-bibtex',
    '@citation-js/plugin-ris',
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

/** Tests that start servers and kill them, and those that replace a module with another. */
const apart = [
  'apps/mock-server/src/{node,store}/{durability,run-durability,full-disk,main,kill}.test.ts',
  'apps/mock-server/src/handlers/http/account-storage.test.ts',
];

/** Tests in Node, which read the packages' source. */
const inNode = (test: NonNullable<UserWorkspaceConfig['test']>): UserWorkspaceConfig => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [sourceCondition] },
  ssr: { resolve: { conditions: [sourceCondition, 'node', 'development|production'] } },
  test: {
    environment: 'node',
    // Long enough for a busy machine: no test is about time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['./scripts/vitest/fail-on-console.ts'],
    env: { TZ: 'UTC' },
    ...test,
  },
});

/** Gives each story a whole visit, where Storybook's plugin would play it once. */
const visits: Plugin = {
  name: 'constella:visits',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' && importer?.includes('.stories.')
      ? join(import.meta.dirname, '.storybook/visit.tsx')
      : undefined,
};

// Made anew for each project: Vitest writes into what it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  // A busy machine takes its time to open one.
  connectTimeout: 180_000,
  // One page for all files: half the time. Stories may not leave anything behind.
  isolate: false,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: testBrowser(),
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
      inNode({
        name: 'unit',
        // Modules are loaded once a thread: no test may leave anything behind.
        pool: 'threads',
        isolate: false,
        unstubGlobals: true,
        unstubEnvs: true,
        include: [
          '{packages,apps}/*/src/**/*.test.{ts,tsx}',
          'apps/platform/vite/*.test.ts',
          'scripts/**/*.test.ts',
          '.storybook/{docs,foundations,inspector}/*.test.ts',
        ],
        exclude: ['**/node_modules/**', '**/dist/**', ...apart],
      }),
      inNode({ name: 'processes', maxWorkers: 1, include: apart, sequence: { groupOrder: 1 } }),
      mergeConfig(sharedConfig, {
        plugins: [visits, storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'stories',
          // Pages at a time: each waits for frames and timers while another computes, and loads everything anew.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          setupFiles: [
            './scripts/vitest/no-performance-tracks.ts',
            './scripts/vitest/fail-on-console.ts',
            './scripts/vitest/no-style-elements.ts',
            './scripts/vitest/patient.ts',
            './scripts/vitest/no-owner-stacks.ts',
            './scripts/vitest/no-call-log.ts',
          ],
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
          include: ['.storybook/*.test.{ts,tsx}', '.storybook/inspector/*.test.tsx'],
          setupFiles: ['./scripts/vitest/fail-on-console.ts'],
          browser: browser(),
        },
      }),
    ],
  },
});
