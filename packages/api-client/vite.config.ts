import { defineConfig } from 'vite';

/** Three entries, one file per module, nothing bundled that a consumer already has. */
export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'contract/index': 'src/contract/index.ts',
        'react/index': 'src/react/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^zod(\/|$)/, /^react(\/|$)/, /^@tanstack\/react-query(\/|$)/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
