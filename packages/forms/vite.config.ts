import { readFileSync } from 'node:fs';

import { defineConfig } from 'vite';

import { libraryConfig } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };

// The components' layers must be in order even where a form's style is the first one loaded.
const layers = new URL('../ui/dist/tokens/layers.css', import.meta.url);

export default defineConfig(
  libraryConfig(
    { index: 'src/index.ts', validate: 'src/validate.ts' },
    manifest,
    readFileSync(layers, 'utf8'),
  ),
);
