import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { globSync } from 'tinyglobby';
import type { Plugin, Rolldown, UserConfig } from 'vite';

/** The part of a package.json that says what is published and what a consumer installs beside it. */
export interface LibraryManifest {
  /** `null` takes a path out of a pattern. */
  exports: Record<string, string | null | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const withoutExtension = (path: string) => path.replace(/\.[^./]+$/, '');

/**
 * Output name → source file, read from the package's own `exports`: what the source condition names
 * is built to what `default` names. A pattern such as `./labels/*` becomes an entry for each file.
 */
export const entriesOf = (
  { exports }: Pick<LibraryManifest, 'exports'>,
  directory: string,
): Record<string, string> => {
  const entries: Record<string, string> = {};
  for (const [path, target] of Object.entries(exports)) {
    if (target === null || typeof target === 'string') continue;
    const { '@constella/source': source, default: built } = target;
    if (!source || !built) continue;
    const [before = '', after = ''] = source.slice(2).split('*');
    for (const file of globSync(source.slice(2), { cwd: directory })) {
      const matched = file.slice(before.length, file.length - after.length);
      if (exports[path.replace('*', matched)] === null) continue;
      const output = built.replace('*', matched).replace('./dist/', '');
      entries[withoutExtension(output)] = file;
    }
  }
  return entries;
};

/** `/repo/packages/ui/src/components/button/button.css.ts` → `button`. */
const scope = (filePath: string) => filePath.replace(/^.*\//, '').replace(/\.css\.ts$/, '');

const directive = /^(["'])use client\1;?\s*/;

/**
 * Vite takes the style import out of every chunk and leaves linking to an HTML page. A library has
 * none: the import goes back, so that whoever loads a component loads its style and nothing else.
 * It goes through the package's `imports`, because plain Node cannot load a style.
 */
const keepStyleImports = (): Plugin => ({
  name: 'keep-style-imports',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map(
        (file) => `import '#style/${file}';\n`,
      );
      const client = directive.exec(chunk.code)?.[0] ?? '';
      const head = client ? "'use client';\n" : '';
      const code = chunk.code.slice(client.length).replaceAll(/^\/\* empty css\s*\*\/\n/gm, '');
      chunk.code = head + imports.join('') + code;
    }
    this.emitFile({
      type: 'asset',
      fileName: 'no-style.js',
      source: '// What a style is in plain Node, which has no page to put it on.\nexport {};\n',
    });
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
 * For pages without a bundler: the styles of everything some chunks import, in the order in which a
 * bundler would put them, as one file.
 */
const joinStyles = (sheet: string, chunks: readonly string[]): Plugin => ({
  name: 'join-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const styles = new Set<string>();
    const seen = new Set<string>();
    const collect = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
      seen.add(fileName);
      for (const imported of [...chunk.imports, ...chunk.dynamicImports]) collect(imported);
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    };
    for (const chunk of chunks) collect(chunk);
    const texts = [...styles].map((file) => {
      const text = String((bundle[file] as Rolldown.OutputAsset).source);
      if (/url\((?!['"]?data:)/.test(text) && file.split('/').length !== sheet.split('/').length)
        this.error(`${file} names a file, which ${sheet} cannot reach by the same path`);
      return text.trim();
    });
    this.emitFile({ type: 'asset', fileName: sheet, source: `${texts.join('\n')}\n` });
  },
});

interface LibraryOptions {
  manifest: LibraryManifest;
  /** Where the package.json is. */
  directory: string;
  /**
   * The beginning of every style of the package: the order of the layers, for a package that does
   * not declare them itself.
   */
  preamble?: string;
  /** The styles of all entries in one file, by this name. */
  sheet: string;
}

/**
 * The published build of a package with components: one `.js` and one `.css` per source file, and
 * nothing bundled that a consumer installs; their bundler takes only what is imported.
 */
export const libraryConfig = ({
  manifest,
  directory,
  preamble = '',
  sheet,
}: LibraryOptions): UserConfig => {
  const entry = entriesOf(manifest, directory);
  const chunks = Object.keys(entry).map((name) => `${name}.js`);
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return {
    base: './',
    plugins: [
      react(),
      vanillaExtractPlugin({
        // Readable, stable, and without the path of the machine it was built on.
        identifiers: ({ hash, filePath, debugId }) =>
          `cst-${scope(filePath)}${debugId ? `-${debugId}` : ''}-${hash}`,
      }),
      preamble !== '' && beginStyles(preamble),
      joinStyles(sheet, chunks),
      keepStyleImports(),
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
