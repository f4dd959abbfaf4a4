import { join } from 'node:path';

import { defineConfig, mergeConfig } from 'vite';

import { sharedConfig, sharedPlugins } from '../../vite.shared.ts';
import { bootScript } from './vite/boot-script.ts';
import { chunkModules } from './vite/chunk-modules.ts';

/** The API the dev server forwards to; `npm run dev` starts it. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig(
  mergeConfig(sharedConfig, {
    root: import.meta.dirname,
    plugins: [
      ...sharedPlugins(),
      bootScript(import.meta.dirname),
      chunkModules(join(import.meta.dirname, '../..')),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      // Tells which style sheets a page drawn while building needs (vite/prerender.ts).
      manifest: true,
      // Every browser the app supports preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first load lists every file that may come later, so names would cost a visitor a
          // kilobyte; `.vite/manifest.json` tells which file is which.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              // What every page needs is one file: dozens of small ones compress badly, each alone.
              { name: 'base', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 2 },
              { name: 'home', test: /[\\/]home-screen\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': { target: api, changeOrigin: false } },
    },
  }),
);
