import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { expect, it } from 'vitest';

// What only Node has must not be reached from the host inside a page: not by an import that a
// bundler would leave out today and take along tomorrow.
it('the host inside a page needs nothing of Node', async () => {
  const { metafile, errors } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    splitting: true,
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    conditions: ['@constella/source'],
  });
  expect(errors).toEqual([]);
  const modules = Object.keys(metafile.inputs);
  expect(modules.some((module) => module.endsWith('handlers/sign-in/identity-sign-in.ts'))).toBe(
    true,
  );
  const foreign = modules.filter((module) =>
    /mock-server\/src\/node\/|node_modules\/(?:openid-client|json-server|lowdb|stripe)\//.test(
      module,
    ),
  );
  expect(foreign).toEqual([]);
});
