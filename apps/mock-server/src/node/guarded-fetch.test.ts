import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createGuardedFetch, refusesAddress, type Resolve } from './guarded-fetch.js';
import { classOf } from './private-addresses.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Every name leads to these addresses. */
const leadsTo =
  (...addresses: string[]): Resolve =>
  (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const outside = { allowPrivate: false };
const anywhere = { allowPrivate: true };

describe('addresses', () => {
  it.each([
    ['127.0.0.1', 'private'],
    ['127.9.9.9', 'private'],
    ['0.0.0.0', 'private'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.1', 'public'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['169.254.1.1', 'private'],
    ['169.254.169.254', 'metadata'],
    ['fd00:ec2::254', 'metadata'],
    ['::', 'private'],
    ['::1', 'private'],
    ['fe80::1', 'private'],
    ['fe80::1%eth0', 'private'],
    ['fd12::1', 'private'],
    ['::ffff:127.0.0.1', 'private'],
    ['::ffff:7f00:1', 'private'],
    ['::ffff:169.254.169.254', 'metadata'],
    ['::127.0.0.1', 'private'],
    ['64:ff9b::7f00:1', 'private'],
    ['2002:7f00:1::', 'private'],
    ['2002:808:808::', 'public'],
    ['::ffff:8.8.8.8', 'public'],
    ['8.8.8.8', 'public'],
    ['2606:4700::1111', 'public'],
    ['nonsense', 'private'],
  ])('%s is %s', (address, expected) => {
    expect(classOf(address)).toBe(expected);
  });

  it.each([
    ['http://localhost/v1', true],
    ['http://models.localhost/v1', true],
    ['http://2130706433/v1', true],
    ['http://0x7f.1/v1', true],
    ['http://017700000001/v1', true],
    ['http://127.1/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://[::ffff:127.0.0.1]/v1', true],
    ['http://192.168.0.4/v1', true],
    ['https://llm.example.com/v1', false],
    ['https://8.8.8.8/v1', false],
  ])('%s is refused before a look-up: %s', (address, refused) => {
    expect(refusesAddress(address, outside)).toBe(refused);
    expect(refusesAddress(address, anywhere)).toBe(false);
  });
});

describe('a request', () => {
  it.each([
    ['a name of this computer', ['127.0.0.1']],
    ['a name of a private network', ['10.0.0.7']],
    ['a name with a public and a private address', ['8.8.8.8', '127.0.0.1']],
    ['a name that leads there in IPv6', ['::ffff:127.0.0.1']],
    ['a name of the metadata', ['169.254.169.254']],
  ])('is not sent to %s', async (_what, addresses) => {
    const send = createGuardedFetch(outside, leadsTo(...addresses));
    await expect(send('http://llm.example.com/v1/models')).rejects.toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
  });

  it('is never sent to the metadata of a cloud', async () => {
    const send = createGuardedFetch(anywhere, leadsTo('169.254.169.254'));
    await expect(send('http://169.254.169.254/latest')).rejects.toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
    await expect(send('http://llm.example.com/')).rejects.toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
  });

  it('follows no redirect', async () => {
    const asked: string[] = [];
    const inside = await listen(
      createServer((request, response) => {
        asked.push(request.url ?? '');
        response.end('inside');
      }),
    );
    const port = await listen(
      createServer((_request, response) => {
        response.writeHead(302, { location: `http://127.0.0.1:${inside}/secret` }).end();
      }),
    );
    const send = createGuardedFetch(anywhere);
    await expect(send(`http://127.0.0.1:${port}/v1/models`)).rejects.toMatchObject({
      code: 'REDIRECTED',
    });
    expect(asked).toEqual([]);
  });

  it('goes to the address that was looked up, once, with its method, headers and body', async () => {
    let lookUps = 0;
    const port = await listen(
      createServer((request, response) => {
        void (async () => {
          let body = '';
          for await (const chunk of request) body += String(chunk);
          const { method, headers } = request;
          response.setHeader('content-type', 'application/json');
          response.end(
            JSON.stringify({ method, host: headers.host, key: headers.authorization, body }),
          );
        })();
      }),
    );
    // The second look-up would lead elsewhere.
    const resolve: Resolve = (name, done) => {
      lookUps += 1;
      leadsTo(lookUps === 1 ? '127.0.0.1' : '10.0.0.1')(name, done);
    };
    const send = createGuardedFetch(anywhere, resolve);
    const response = await send(`http://llm.example.com:${port}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: '{"a":1}',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      method: 'POST',
      host: ['llm.example.com', port].join(':'),
      key: 'Bearer k',
      body: '{"a":1}',
    });
    expect(lookUps).toBe(1);
  });

  it('ends with its signal, before and while the answer comes', async () => {
    const port = await listen(
      createServer((request, response) => {
        if (request.url === '/stream') response.write('begun');
      }),
    );
    const send = createGuardedFetch(anywhere);
    const stop = new AbortController();
    const silent = send(`http://127.0.0.1:${port}/`, { signal: stop.signal });
    const { body } = await send(`http://127.0.0.1:${port}/stream`, { signal: stop.signal });
    const reader = body!.getReader();
    await reader.read();
    stop.abort();
    await expect(silent).rejects.toThrow('abort');
    await expect(reader.read()).rejects.toThrow('abort');
  });
});
