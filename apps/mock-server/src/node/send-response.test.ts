import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

import { sendResponse } from './send-response.js';

let close = () => {};
afterEach(() => close());

async function serve(response: () => Response): Promise<string> {
  const server = createServer((_request, target) => void sendResponse(response(), target));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('status, headers, cookies and body arrive as they were', async () => {
  const headers = new Headers({ 'x-one': '1', 'content-type': 'text/plain' });
  headers.append('set-cookie', 'a=1; Path=/');
  headers.append('set-cookie', 'b=2; Path=/');
  const answer = await fetch(await serve(() => new Response('Grüße', { status: 418, headers })));
  expect([answer.status, answer.headers.get('x-one'), await answer.text()]).toEqual([
    418,
    '1',
    'Grüße',
  ]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  const empty = await fetch(await serve(() => new Response(null, { status: 204 })));
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

it('a body larger than any buffer arrives whole, and leaves nothing behind', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => void warnings.push(name);
  process.on('warning', onWarning);
  const chunk = new Uint8Array(65_536).fill(7);
  let left = 64;
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if ((left -= 1) < 0) controller.close();
        else controller.enqueue(chunk);
      },
    });
  const answer = await fetch(await serve(() => new Response(body())));
  expect((await answer.arrayBuffer()).byteLength).toBe(64 * chunk.byteLength);
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

it('a stream is told when its reader leaves', async () => {
  const leave = new AbortController();
  let left = () => {};
  const told = new Promise<void>((done) => (left = done));
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
      cancel: () => left(),
    });
  const answer = await fetch(await serve(() => new Response(stream())), { signal: leave.signal });
  await answer.body?.getReader().read();
  leave.abort();
  await expect(told).resolves.toBeUndefined();
});
