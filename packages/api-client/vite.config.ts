import { defineConfig } from 'vite';

import { entriesOf } from '../../vite.library.ts';
import manifest from './package.json' with { type: 'json' };

/** One file per module, nothing bundled that a consumer already has. */
export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: false,
    lib: {
      entry: {
        ...entriesOf(manifest, import.meta.dirname),
        // What `bin` names: no entry anybody imports.
        'conformance/cli': 'src/conformance/cli.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // The directives stay: modules are kept as they are.
      checks: { moduleLevelDirective: false },
      external: [/^node:/, /^zod(\/|$)/, /^react(\/|$)/, /^@tanstack\/react-query(\/|$)/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
