import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import manifest from './package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isExternal = (id: string) =>
  packages.some((name) => id === name || id.startsWith(`${name}/`));

/** `/repo/packages/ui/src/components/button/button.css.ts` → `button`. */
const scope = (filePath: string) => filePath.replace(/^.*\//, '').replace(/\.css\.ts$/, '');

const directive = /^(["'])use client\1;?\s*/;

/**
 * Vite takes the style import out of every chunk and leaves linking to an HTML page. A library has
 * none: the import goes back, so that whoever loads a component loads its style and nothing else.
 */
const keepStyleImports = (): Plugin => ({
  name: 'keep-style-imports',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const depth = chunk.fileName.split('/').length - 1;
      const root = depth === 0 ? './' : '../'.repeat(depth);
      const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map(
        (file) => `import '${root}${file}';\n`,
      );
      const client = directive.exec(chunk.code)?.[0] ?? '';
      const head = client ? "'use client';\n" : '';
      chunk.code = head + imports.join('') + chunk.code.slice(client.length);
    }
  },
});

/** One `.js` and one `.css` per source file; the consumer's bundler takes only what is imported. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin({
      // Readable, stable, and without the path of the machine it was built on.
      identifiers: ({ hash, filePath, debugId }) =>
        `cst-${scope(filePath)}${debugId ? `-${debugId}` : ''}-${hash}`,
    }),
    keepStyleImports(),
  ],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: false,
    cssCodeSplit: true,
    cssMinify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'tokens/index': 'src/tokens/index.ts',
        'graph/index': 'src/graph/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: isExternal,
      // A class name written into the component would leave its style module unused, and gone.
      optimization: { inlineConst: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2')
            ? 'fonts/[name][extname]'
            : (names[0] ?? '[name][extname]').replace(/\.css\.ts\.vanilla\.css$/, '.css'),
      },
    },
  },
});
