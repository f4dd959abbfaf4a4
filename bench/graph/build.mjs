import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = import.meta.dirname;
export const libraries = ['ours', 'd3-svg', 'force-graph', 'cytoscape'];

/** Builds a page per library, for production. @returns the folder with the pages */
export async function buildPages() {
  const outDir = `${here}/dist`;
  await build({
    configFile: false,
    root: here,
    base: './',
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    // One React for our page and our library.
    resolve: {
      conditions: ['@constella/source', 'module', 'browser'],
      dedupe: ['react', 'react-dom'],
    },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: libraries.map((name) => `${here}/${name}.html`),
        checks: { moduleLevelDirective: false },
      },
    },
  });
  return outDir;
}
