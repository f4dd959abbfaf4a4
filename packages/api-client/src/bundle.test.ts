import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** What a bundler loads at once for an entry, and what it can load later. */
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
