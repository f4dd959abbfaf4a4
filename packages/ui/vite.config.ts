import { defineConfig } from 'vite';

import { libraryConfig } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };

/** One `.js` and one `.css` per source file; the consumer's bundler takes only what is imported. */
export default defineConfig(
  libraryConfig(
    {
      index: 'src/index.ts',
      'tokens/index': 'src/tokens/index.ts',
      'graph/index': 'src/graph/index.ts',
    },
    manifest,
  ),
);
