import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Registry, startRegistry } from './registry.ts';

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.stop());

const publish = (version: string) =>
  fetch(`${registry.url}@constella%2fexample`, {
    method: 'PUT',
    body: JSON.stringify({
      name: '@constella/example',
      'dist-tags': { latest: version },
      versions: {
        [version]: { dist: { tarball: `${registry.url}@constella/example/-/e-${version}.tgz` } },
      },
      _attachments: { 'e.tgz': { data: Buffer.from(`bytes of ${version}`).toString('base64') } },
    }),
  });

it('gives back what was published, once per version, and knows nothing else', async () => {
  expect((await fetch(`${registry.url}@constella%2fexample`)).status).toBe(404);
  expect((await publish('1.0.0')).status).toBe(201);
  expect((await publish('1.1.0')).status).toBe(201);
  expect((await publish('1.0.0')).status).toBe(403);
  expect(registry.published()).toEqual(['@constella/example@1.0.0', '@constella/example@1.1.0']);

  const found = (await (await fetch(`${registry.url}@constella%2fexample`)).json()) as {
    'dist-tags': Record<string, string>;
    versions: Record<string, { dist: { tarball: string } }>;
  };
  expect(found['dist-tags']).toEqual({ latest: '1.1.0' });
  const tarball = found.versions['1.0.0']?.dist.tarball ?? '';
  expect(await (await fetch(tarball)).text()).toBe('bytes of 1.0.0');
});
