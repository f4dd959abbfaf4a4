import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it } from 'vitest';

import { McpFailure, type McpSession, type McpTarget } from '../runs/mcp/mcp-access.js';
import { startMcpServer } from '../testing/mcp-server.mjs';
import { createMcpAccess } from './mcp-access.js';

const program = fileURLToPath(new URL('../testing/mcp-server.mjs', import.meta.url));
const access = createMcpAccess({
  programs: true,
  patience: { greeting: 3_000, call: 20_000 },
});
/** For what never comes. */
const hasty = createMcpAccess({ programs: true, patience: { greeting: 1_500, call: 300 } });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const { signal } = new AbortController();

async function target(
  transport: McpTarget['transport'],
  manner = '',
  more: Partial<McpTarget> = {},
): Promise<McpTarget> {
  if (transport === 'stdio') {
    const args = [program, manner];
    return { transport, url: null, command: process.execPath, args, allowPrivate: false, ...more };
  }
  const server = await startMcpServer({ manner });
  ends.push(server.stop);
  return { transport, url: server.url, command: null, args: [], allowPrivate: true, ...more };
}

async function open(to: McpTarget, by = access): Promise<McpSession> {
  const session = await by.open(to);
  ends.push(() => session.close());
  return session;
}

const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof McpFailure ? error.problem : `another error: ${String(error)}`,
  );

describe.each(['http', 'stdio'] as const)('a server of tools over %s', (transport) => {
  it('tells its tools, answers calls and pings', async () => {
    const session = await open(await target(transport));
    expect(session.server).toBe('tickets 2.1.0');
    const { tools, leftOut } = await session.tools();
    expect(tools.map(({ name, title, readOnly }) => [name, title, readOnly])).toEqual([
      ['find_ticket', 'Find a ticket', true],
      ['write_ticket', 'Write a ticket', false],
    ]);
    expect(leftOut).toBe(0);
    expect(await session.call('find_ticket', { number: 7 }, signal)).toBe(
      'Ticket 7: the tap drips.',
    );
    await expect(session.call('find_ticket', { number: 8 }, signal)).rejects.toThrow(
      'There is no ticket 8.',
    );
    await session.ping();
    await session.close();
    expect(session.isOpen).toBe(false);
  });

  it('is given up when a tool hangs, and goes on', async () => {
    const session = await open(await target(transport, 'hangs'), hasty);
    expect(await problemOf(session.call('find_ticket', { number: 7 }, signal))).toBe('timeout');
    await session.ping();
  });

  it('stops when the run does', async () => {
    const session = await open(await target(transport, 'hangs'));
    const stop = new AbortController();
    const call = session.call('find_ticket', { number: 7 }, stop.signal);
    stop.abort(new Error('canceled'));
    await expect(call).rejects.toThrow('canceled');
  });

  it('is left when it answers 100 MB', async () => {
    const session = await open(await target(transport, 'huge'));
    expect(await problemOf(session.call('find_ticket', { number: 7 }, signal))).toBe('too_large');
    expect(session.isOpen).toBe(false);
  });

  it('has only those tools whose names and schemas are some, and nothing is made of their patterns', async () => {
    const session = await open(await target(transport, 'liar'));
    const { tools, leftOut } = await session.tools();
    expect(tools.map(({ name }) => name)).toEqual(['write_ticket']);
    expect(leftOut).toBe(3);
    expect(await session.call('write_ticket', { text: `${'a'.repeat(60)}!` }, signal)).toBe('no');
  });

  it('has an end, however long its list', async () => {
    const session = await open(await target(transport, 'endless'));
    const { tools } = await session.tools();
    expect(tools).toHaveLength(20);
  });

  it('is not waited for when it does not greet', async () => {
    expect(await problemOf(hasty.open(await target(transport, 'mute')))).toBe('timeout');
  });

  it('is named as broken when what it says is no message', async () => {
    expect(await problemOf(hasty.open(await target(transport, 'garbage')))).toBe('broken');
  });
});

it.each([
  ['a page', 200, 'text/html', 'broken'],
  ['nothing at this path', 404, 'text/plain', 'broken'],
  ['a server that fails', 503, 'text/plain', 'unreachable'],
])('what is %s is told apart', async (_what, status, type, problem) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end('<p>Hello</p>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const to = { transport: 'http', url, command: null, args: [], allowPrivate: true } as const;
  expect(await problemOf(access.open(to))).toBe(problem);
});

describe('figures', () => {
  it('are those of a program, and none of a server elsewhere', async () => {
    const figures = await (await open(await target('stdio'))).figures();
    expect(figures?.memoryUsage).toBeGreaterThan(0);
    expect(figures?.cpuUsage).toBeLessThanOrEqual(100);
    expect(await (await open(await target('http'))).figures()).toBeNull();
  });
});

describe('reach', () => {
  it('does not go into a private network unless it may', async () => {
    const to = await target('http', '', { allowPrivate: false });
    expect(await problemOf(access.open(to))).toBe('private_address');
  });

  it('follows no redirect', async () => {
    expect(await problemOf(access.open(await target('http', 'redirects')))).toBe('redirected');
  });

  it('sends a token, and says when it is refused', async () => {
    const server = await startMcpServer({ token: 'secret' });
    ends.push(server.stop);
    const to = { transport: 'http', url: server.url, command: null, args: [] } as const;
    const session = await open({ ...to, allowPrivate: true, token: 'secret' });
    expect((await session.tools()).tools).toHaveLength(2);
    expect(await problemOf(access.open({ ...to, allowPrivate: true, token: 'wrong' }))).toBe(
      'unauthorized',
    );
  });

  it('starts no program where that is not allowed, and says when there is none', async () => {
    const closed = createMcpAccess({ programs: false });
    expect(await problemOf(closed.open(await target('stdio')))).toBe('programs_off');
    const none = await target('stdio', '', { command: '/no/such/program' });
    expect(await problemOf(access.open(none))).toBe('unreachable');
  });

  it('gives a program none of this server’s settings', async () => {
    process.env['STRIPE_SECRET_KEY'] = 'sk_test_never';
    const print = await target('stdio', '', {
      args: ['-e', 'process.stdout.write(JSON.stringify(process.env) + "\\n")'],
    });
    try {
      const failure = await access.open(print).catch((error: unknown) => error as McpFailure);
      expect(failure).toBeInstanceOf(McpFailure);
      expect((failure as McpFailure).detail).not.toContain('sk_test_never');
    } finally {
      delete process.env['STRIPE_SECRET_KEY'];
    }
  });
});
