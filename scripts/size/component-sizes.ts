import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type BuildOptions, type Metafile, type Plugin, transform } from 'esbuild';

import type { Size } from './app-size.ts';
import { linkPackages } from './link-packages.ts';

/** Size a component adds to a page: at once, and `later`, when somebody first needs it. */
export interface ComponentSize extends Size {
  later?: Size;
}

const gzipped = (contents: Uint8Array) => gzipSync(contents, { level: 9 }).length;

/**
 * Each name alone, as a module of its own: `size:@constella/ui#Button`; with what it fetches when
 * somebody first needs it, or without.
 */
const oneName = (directory: string, withLater: boolean): Plugin => ({
  name: 'one-name',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^size:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'size' }));
    onLoad({ filter: /./, namespace: 'size' }, ({ path }) => {
      const [entry = '', name = ''] = path.split('#');
      return { contents: `export { ${name} } from '${entry}'`, resolveDir: directory };
    });
    if (withLater) return;
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
});

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
  metafile: true,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  loader: { '.css': 'empty' },
} as const satisfies Omit<BuildOptions, 'external'> & { external: readonly string[] };

const bundle = (rest: BuildOptions) =>
  build({ ...options, ...rest, external: [...options.external], outdir: '/' });

const styleImport = /^import '#style\/(.+)';$/gm;

/**
 * The style of what is in a bundle, minified. esbuild itself would put in every style it came across,
 * used or not; other bundlers follow `sideEffects` for styles as they do for code.
 */
async function styleOf(modules: readonly string[], { inputs }: Metafile): Promise<Uint8Array> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { path, kind } of inputs[module]?.imports ?? [])
      if (kind === 'import-statement' && path.endsWith('.css.js')) visit(path);
    if (!module.endsWith('.css.js')) return;
    const dist = `${module.split('/dist/')[0]}/dist/`;
    for (const [, style = ''] of readFileSync(module, 'utf8').matchAll(styleImport))
      styles.add(join(dist, style));
  };
  for (const module of modules) visit(module);
  const texts = [...styles].map((file) => readFileSync(file, 'utf8'));
  const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
  return Buffer.from(code);
}

/** Size each of the names adds to a page, and which of them fetch more later. */
async function measure(entryPoints: Record<string, string>, plugin: Plugin) {
  const { outputFiles = [], metafile } = await bundle({ entryPoints, plugins: [plugin] });
  if (!metafile) throw new Error('esbuild said nothing about what it bundled');
  const outputs = Object.entries(metafile.outputs);
  const sizes: Record<string, Size> = {};
  const fetching = new Set<string>();
  for (const name of Object.keys(entryPoints).toSorted()) {
    const code = outputFiles.find(({ path }) => path === `/${name}.js`);
    const [, output] = outputs.find(([path]) => path.endsWith(`/${name}.js`)) ?? [];
    if (!code || !output) throw new Error(`${name} was not bundled`);
    if (output.imports.some(({ kind }) => kind === 'dynamic-import')) fetching.add(name);
    const style = await styleOf(Object.keys(output.inputs), metafile);
    sizes[name] = { js: gzipped(code.contents), css: style.length > 0 ? gzipped(style) : 0 };
  }
  return { sizes, fetching };
}

/** The values an entry exports. */
async function exportsOf(entry: string, directory: string): Promise<string[]> {
  const stdin = { contents: `export * from '${entry}'`, resolveDir: directory };
  const { metafile } = await bundle({ stdin });
  return Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports);
}

/**
 * Size each component adds to a page that has React and nothing else of the library: its code and
 * its style, minified, in bytes after gzip. Icons are left out; each is about 300 bytes.
 */
export async function componentSizes(
  entries: readonly string[],
): Promise<Record<string, ComponentSize>> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'constella-size-')));
  try {
    linkPackages(directory);
    const entryPoints: Record<string, string> = {};
    for (const entry of entries)
      for (const name of await exportsOf(entry, directory))
        if (/^[A-Z]/.test(name) && !name.endsWith('Icon'))
          entryPoints[name] ??= `size:${entry}#${name}`;
    const { sizes, fetching } = await measure(entryPoints, oneName(directory, false));
    const whole = await measure(
      Object.fromEntries(Object.entries(entryPoints).filter(([name]) => fetching.has(name))),
      oneName(directory, true),
    );
    return Object.fromEntries(
      Object.entries(sizes).map(([name, first]) => {
        const all = whole.sizes[name];
        const later = all && { js: all.js - first.js, css: all.css - first.css };
        return [name, later ? { ...first, later } : first];
      }),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
