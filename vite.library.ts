import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/** The part of a package.json that says what a consumer installs beside the library. */
interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

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

/** Puts a line before every style, wherever a consumer's bundler may put that style. */
const beginStyles = (preamble: string): Plugin => ({
  name: 'begin-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      asset.source = `${preamble.trim()}\n${String(asset.source)}`;
    }
  },
});

/**
 * The published build of a package with components: one `.js` and one `.css` per source file, and
 * nothing bundled that a consumer installs; their bundler takes only what is imported.
 *
 * @param entry output name → source file, one for each of the package's `exports`
 * @param preamble what every style of the package begins with: the order of the layers, for a
 *   package that does not declare them itself
 */
export const libraryConfig = (
  entry: Record<string, string>,
  { dependencies, peerDependencies }: Manifest,
  preamble = '',
): UserConfig => {
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  return {
    base: './',
    plugins: [
      react(),
      vanillaExtractPlugin({
        // Readable, stable, and without the path of the machine it was built on.
        identifiers: ({ hash, filePath, debugId }) =>
          `cst-${scope(filePath)}${debugId ? `-${debugId}` : ''}-${hash}`,
      }),
      keepStyleImports(),
      preamble !== '' && beginStyles(preamble),
    ],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: false,
      cssCodeSplit: true,
      cssMinify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
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
  };
};
