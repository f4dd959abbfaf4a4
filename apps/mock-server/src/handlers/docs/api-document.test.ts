import { routes } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { createMockTransport } from '../../browser/mock-transport';
import { startHttpServer } from '../../testing/http-server';
import { createTestServer } from '../../testing/test-server';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, unknown>;
}
const paths = Object.values(routes).map(({ path }) => path);

it('the server in Node answers with the document', async () => {
  const { address, close } = await startHttpServer();
  const response = await fetch(`${address}/api/openapi.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const { openapi, paths: found } = (await response.json()) as Document;
  expect(openapi).toBe('3.1.1');
  expect(Object.keys(found)).toEqual(expect.arrayContaining(paths));
  await close();
});

it('the server in a page has the same', async () => {
  const transport = createMockTransport({ scenario: 'anonymous' });
  const response = await transport.fetch('/api/openapi.json');
  expect(Object.keys(((await response.json()) as Document).paths)).toEqual(
    expect.arrayContaining(paths),
  );
});

it('HEAD has no body, and nothing can be written', async () => {
  const { handle } = await createTestServer();
  const ask = async (method: string) =>
    (await handle(new Request('http://localhost/api/openapi.json', { method })))!;
  const head = await ask('HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await ask('POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
});
