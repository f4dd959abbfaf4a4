import { readFileSync } from 'node:fs';

import { defineConfig } from 'vite';

import { libraryConfig } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };

// The components' layers must be in order even where a form's style is the first one loaded.
const layers = new URL('../ui/dist/tokens/layers.css', import.meta.url);

export default defineConfig(
  libraryConfig({
    manifest,
    directory: import.meta.dirname,
    preamble: readFileSync(layers, 'utf8'),
    sheet: 'css/styles.css',
  }),
);
