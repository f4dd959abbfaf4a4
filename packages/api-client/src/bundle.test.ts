import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Modules a bundler loads at once for an entry, and those it can load later. */
async function modulesOf(entry: string) {
  const { metafile } = await build({
    entryPoints: { entry: fileURLToPath(new URL(entry, import.meta.url)) },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const atOnce = new Set<string>();
  const visit = (output: string) => {
    if (atOnce.has(output)) return;
    atOnce.add(output);
    for (const { path, kind } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement') visit(path);
  };
  visit('out/entry.js');
  const modules = (outputs: Iterable<string>) =>
    [...outputs].flatMap((output) =>
      Object.entries(metafile.outputs[output]?.inputs ?? {}).flatMap(
        ([module, { bytesInOutput }]) => (bytesInOutput > 0 ? [module] : []),
      ),
    );
  return { atOnce: modules(atOnce), all: modules(Object.keys(metafile.outputs)) };
}

const zod = (module: string) => /node_modules\/zod\//.test(module);

it.each(['./index.ts', './react/index.ts'])(
  '%s loads no zod before an answer is checked',
  async (entry) => {
    const { atOnce } = await modulesOf(entry);
    expect(atOnce.length).toBeGreaterThan(0);
    expect(atOnce.filter(zod)).toEqual([]);
  },
);

it('has zod at hand for the first checked answer, and in the contract', async () => {
  expect((await modulesOf('./index.ts')).all.some(zod)).toBe(true);
  expect((await modulesOf('./contract/index.ts')).atOnce.some(zod)).toBe(true);
});

it.each([
  'enums',
  'bounds',
  'defaults',
  'routes',
  'messages',
  'agent-settings',
  'points',
  'price',
  'provider-group',
  'session',
  'subscription-status',
  'auth-pages',
])('contract/%s stays without zod', async (name) => {
  expect((await modulesOf(`./contract/${name}.ts`)).all.filter(zod)).toEqual([]);
});

// `import { z } from 'zod'` keeps everything zod has, 60 KB (gzip) of it its own translations.
it('takes from zod what the contract uses, without its translations', async () => {
  const { all } = await modulesOf('./contract/index.ts');
  const translations = all.filter((module) => /zod\/v4\/locales\/(?!en\.js)/.test(module));
  expect(translations).toEqual([]);
});

const here = fileURLToPath(new URL('.', import.meta.url));

/** Their bytes as they are sent, one by one. */
const sum = (texts: readonly string[]) =>
  texts.reduce((bytes, text) => bytes + gzipSync(text).length, 0);

/** Code downloaded at once for a use of the package, minified, and its outside imports. */
async function bundleOf(contents: string, platform: 'browser' | 'node' | 'neutral') {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here, sourcefile: 'use.ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform,
    mainFields: ['module', 'main'],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  // With what it imports from parts it shares with what is fetched later.
  const parts = new Set(['out/stdin.js']);
  for (const part of parts)
    for (const { path, kind, external } of metafile.outputs[part]!.imports)
      if (kind === 'import-statement' && !external) parts.add(path);
  const texts = [...parts].map((part) => outputFiles.find(({ path }) => path.endsWith(part))!.text);
  const code = texts.join('\n');
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const atOnce = [...parts].flatMap((part) => Object.keys(metafile.outputs[part]!.inputs));
  return { code, outside, atOnce, bytes: sum(texts) };
}

/** The uses of the README's table of bytes. */
const uses = {
  '`createClient`': "export { createClient } from './index.ts'",
  '`createClient`, `rowsOf`': "export { createClient, rowsOf } from './index.ts'",
  'all of the entry': "export * from './index.ts'",
  'all of `/react`': "export * from './react/index.ts'",
};

// A worker's bundle is `neutral`: neither Node's modules nor a page's conditions.
it.each(['browser', 'node', 'neutral'] as const)(
  'runs on %s without zod at once and without modules of Node',
  async (platform) => {
    for (const use of Object.values(uses)) {
      const { outside, atOnce, code } = await bundleOf(use, platform);
      expect(outside.filter((path) => isBuiltin(path))).toEqual([]);
      expect(atOnce.filter(zod)).toEqual([]);
      // What only a page has is asked for before it is used.
      expect(code).not.toMatch(/\b(document|localStorage|process|Buffer|require)\b[.(]/);
    }
  },
);

it('weighs what the README says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const [name, use] of Object.entries(uses)) {
    const { bytes } = await bundleOf(use, 'browser');
    const said = Number(
      readme
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `))
        ?.match(/[\d,]+(?= bytes)/)?.[0]
        .replace(',', ''),
    );
    expect(Math.abs(said - bytes), `${name}: ${bytes} bytes`).toBeLessThan(150);
  }
});
