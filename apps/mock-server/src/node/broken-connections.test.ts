import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { closeBrokenConnections } from './broken-connections.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listening(lines: string[]): Promise<number> {
  server = createServer(
    { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 },
    (request, response) => {
      request.resume();
      request.on('end', () => response.end('whole'));
    },
  );
  closeBrokenConnections(server, (line) => void lines.push(line));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Sends bytes as they are and waits until the server hangs up. */
function send(port: number, ...parts: string[]): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
}

describe('a connection', () => {
  it.each([
    [
      'with a flood of headers',
      ['GET / HTTP/1.1\r\nHost: x\r\n', 'X-Key: secret-value\r\n'.repeat(2_000)],
      431,
    ],
    [
      'with one endless header',
      ['GET / HTTP/1.1\r\nHost: x\r\nCookie: ', 'secret-value'.repeat(3_000)],
      431,
    ],
    ['whose headers never end', ['GET / HTTP/1.1\r\nHost: x\r\n'], 408],
    ['whose body never ends', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'], 408],
    ['that does not speak HTTP', ['secret-value\r\n\r\n'], 400],
    [
      'with a body length of two minds',
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'],
      400,
    ],
    ['with a space before its colon', ['GET / HTTP/1.1\r\nHost : x\r\n\r\n'], 400],
  ])(
    '%s is answered and closed, with one line that says nothing of it',
    async (_what, parts, status) => {
      const lines: string[] = [];
      const port = await listening(lines);
      const answers = [await send(port, ...parts), await send(port, ...parts)];
      for (const answer of answers) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(String(status));
      expect(lines[0]).not.toContain('secret');
    },
  );

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n'],
  ])(
    'that goes on sending %s for ever is gone',
    async (_what, beginning) => {
      const port = await listening([]);
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(beginning);
      let answer = '';
      socket.on('data', (data) => (answer += String(data))).on('error', () => undefined);
      // It does not hang up when the server does.
      const dripping = setInterval(() => socket.write('x'), 100);
      await vi.waitFor(
        async () => {
          expect(answer).toMatch(/^HTTP\/1.1 408 /);
          const open = new Promise((done) => server.getConnections((_error, count) => done(count)));
          expect(await open).toBe(0);
        },
        { timeout: 10_000, interval: 100 },
      );
      clearInterval(dripping);
      socket.destroy();
    },
    15_000,
  );

  it('after them is served', async () => {
    const lines: string[] = [];
    const port = await listening(lines);
    await Promise.all(Array.from({ length: 50 }, () => send(port, 'nonsense\r\n\r\n')));
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('whole');
    expect(lines).toHaveLength(1);
  });
});
