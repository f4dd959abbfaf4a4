import { defineConfig, mergeConfig } from 'vite';

import { libraryConfig } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };
import { libraryWorkers } from './vite.workers.ts';

/** One `.js` and one `.css` per source file; the consumer's bundler takes only what is imported. */
export default defineConfig(
  mergeConfig(
    libraryConfig({
      manifest,
      directory: import.meta.dirname,
      sheet: 'css/styles.css',
    }),
    { plugins: [libraryWorkers()] },
  ),
);
