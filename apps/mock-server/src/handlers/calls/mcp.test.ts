import type {
  AgentTool,
  McpConnection,
  McpTest,
  RunEvent,
  Task,
} from '@constella/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';

import type { CompletionRequest } from '../../models/provider.js';
import { writeOffline } from '../../models/offline/writer.js';
import { createMcpAccess } from '../../node/mcp-access.js';
import { offlineContent } from '../../runs/assistants/index.js';
import { startMcpServer } from '../../testing/mcp-server.mjs';
import { createTask, only, readEvents } from '../../testing/read-events.js';
import { scriptedProvider, type Script } from '../../testing/scripted-provider.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server, an administrator and a member of it, and a server of tools to connect. */
async function setUp(manner = '', script?: Script) {
  const { provider, asked } = scriptedProvider((request, call) =>
    script && request.tools?.length ? script(request, call) : writeOffline(request, offlineContent),
  );
  const server = await createTestServer({
    ...(script && { provider }),
    mcpAccess: createMcpAccess({ programs: false, patience: { greeting: 5_000, call: 60_000 } }),
  });
  const tickets = await startMcpServer({ manner });
  ends.push(tickets.stop, async () => {
    for (const { serverId } of server.store.all('mcp_connections'))
      await server.mcp.leave(serverId);
  });
  const admin = await server.browser().signIn('admin', 'constella-admin');
  const member = await server.browser().signIn();
  return { server, admin, member, tickets, asked };
}

const connect = async (admin: TestBrowser, url: string, more = {}) =>
  (
    await admin.call<McpConnection>('POST', '/api/mcp-connections', {
      name: 'Tickets',
      transport: 'http',
      url,
      allowPrivate: true,
      location: 'Gdańsk',
      latitude: 54.35,
      longitude: 18.65,
      ...more,
    })
  ).body;

const agentId = 5;
const toolsOf = async (browser: TestBrowser) =>
  (await browser.call<AgentTool[]>('GET', `/api/agents/${agentId}/tools`)).body;
const allow = async (browser: TestBrowser, ...names: string[]) => {
  const tools = (await toolsOf(browser))
    .filter(({ name }) => names.includes(name))
    .map(({ id }) => id);
  await browser.call('POST', `/api/agents/${agentId}/tools`, { tools });
};

describe('a server of tools', () => {
  it('is connected by an administrator, and told to everybody without its address', async () => {
    const { server, admin, member, tickets } = await setUp();
    const connection = await connect(admin, tickets.url, { token: 'secret-token' });
    expect(connection).toMatchObject({ name: 'Tickets', token: 'held', version: 1 });
    expect(JSON.stringify(connection)).not.toContain('secret-token');
    const { body: rows } = await member.call<{ name: string }[]>('GET', '/api/mcp-servers');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      name: 'Tickets',
      status: 'active',
      latitude: 54.35,
      cpuUsage: null,
      lastHeartbeat: '2026-03-10T12:00:00.000Z',
    });
    expect(JSON.stringify(rows)).not.toContain(tickets.url);
    expect(await member.refused('GET', '/api/mcp-connections')).toMatchObject({ status: 403 });
    expect(await member.refused('POST', '/api/mcp-servers', { name: 'Mine' })).toMatchObject({
      status: 405,
    });
    const stored = server.store.all('tools').filter(({ serverId }) => serverId === connection.id);
    expect(stored.map(({ name, asksFirst, source }) => [name, asksFirst, source])).toEqual([
      ['Find a ticket', true, 'Tickets'],
      ['Write a ticket', true, 'Tickets'],
    ]);
    const audited = server.store.all('system_logs').at(-1);
    expect(audited?.details).toMatchObject({ record: 'mcp_servers' });
  });

  it('can be tried out, changed, switched off and disconnected', async () => {
    const { server, admin, member, tickets } = await setUp();
    const { id } = await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const { body: tried } = await admin.call<McpTest>('POST', '/api/mcp-connections/test', { id });
    expect(tried).toMatchObject({ problem: null, server: 'tickets 2.1.0', leftOut: 0 });
    expect(tried.tools).toHaveLength(2);
    const path = `/api/mcp-connections/${id}`;
    const ifMatch = { headers: { 'if-match': '"1"' } };
    const off = await admin.call<McpConnection>('PATCH', path, { enabled: false }, ifMatch);
    expect(off.body).toMatchObject({ enabled: false, version: 2 });
    expect(server.store.find('mcp_servers', id)?.status).toBe('inactive');
    // Nobody is offered its tools, and what is saved meanwhile takes none away.
    expect(await toolsOf(member)).toEqual([]);
    await allow(member);
    expect(await admin.refused('PATCH', path, { name: 'Else' }, ifMatch)).toMatchObject({
      status: 412,
      current: { version: 2 },
    });
    await admin.call('PATCH', path, { enabled: true, name: 'Repairs' });
    expect(server.store.find('mcp_servers', id)).toMatchObject({
      status: 'active',
      name: 'Repairs',
    });
    expect((await toolsOf(member)).map(({ state }) => state)).toEqual(['none', 'allowed']);
    await admin.call('DELETE', path);
    expect(await toolsOf(member)).toEqual([]);
    expect(server.store.all('agent_tools')).toEqual([]);
    expect(server.store.all('mcp_connections')).toEqual([]);
    expect(await admin.refused('DELETE', path)).toMatchObject({ status: 404 });
  });

  it('that does not answer any more is said to be offline, and why', async () => {
    const { server, admin, tickets } = await setUp();
    const { id } = await connect(admin, tickets.url);
    await tickets.stop();
    await server.mcp.beat();
    expect(server.store.find('mcp_servers', id)).toMatchObject({
      status: 'offline',
      problem: 'unreachable',
    });
  });

  it.each([
    ['no address', { url: undefined }, 'url'],
    ['what is no address', { url: 'tickets' }, 'url'],
    ['an address with a password in it', { url: 'https://a:b@tools.example' }, 'url'],
    ['a private address', { url: 'http://127.0.0.1:9/mcp', allowPrivate: false }, 'url'],
    ['a program where none is allowed', { transport: 'stdio', command: 'sh' }, 'command'],
    ['a token with a line break', { token: 'a\nb' }, 'token'],
    ['a place off the earth', { latitude: 91, longitude: 18 }, 'latitude'],
    ['half a place', { longitude: 18 }, 'latitude'],
  ])('is refused with %s', async (_what, more, field) => {
    const { server, admin, tickets } = await setUp();
    const body = { name: 'Tickets', transport: 'http', url: tickets.url, allowPrivate: true };
    const refused = await admin.refused('POST', '/api/mcp-connections', { ...body, ...more });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(server.store.all('mcp_connections')).toEqual([]);
  });

  it('gets its token at the address it was typed for alone', async () => {
    const { admin, tickets } = await setUp();
    const { id } = await connect(admin, tickets.url, { token: 'secret' });
    const moved = { url: 'https://elsewhere.example/mcp' };
    for (const [method, path, body] of [
      ['PATCH', `/api/mcp-connections/${id}`, moved],
      ['POST', '/api/mcp-connections/test', { id, ...moved }],
    ] as const)
      expect(await admin.refused(method, path, body)).toMatchObject({ status: 422 });
  });
});

/** A model that writes one ticket, and then says what came of it. */
const writer: Script = ({ tools = [], rounds = [] }: CompletionRequest) => {
  const tool = tools.find(({ id }) => id.endsWith('write_ticket'));
  if (!tool) return 'Without a tool.';
  if (rounds.length > 0) return `It said: ${rounds[0]?.answers[0]}`;
  const input = JSON.stringify({ title: 'The tap drips' });
  return { calls: [{ id: '1', name: tool.id, arguments: input }] };
};

/** A run of the agent: its events, with what is decided about each call that asks. */
async function run(
  browser: TestBrowser,
  decide: (call: Extract<RunEvent, { type: 'tool' }>, task: Task) => Promise<unknown>,
) {
  const id = await createTask(browser, { agents: [agentId, 6] });
  const { body: task } = await browser.call<Task>('POST', `/api/tasks/${id}/start`);
  const decided = new Map<string, Promise<unknown>>();
  const events = await readEvents(browser, id, {
    enough: (event) => {
      if (event.type === 'tool' && event.approval === 'asked' && !decided.has(event.callId))
        decided.set(event.callId, decide(event, task));
      return false;
    },
  });
  await Promise.all(decided.values());
  const { body: ended } = await browser.call<Task>('GET', `/api/tasks/${id}`);
  return { events, task: ended };
}

const decideAs =
  (browser: TestBrowser, decision: 'allowed' | 'refused') =>
  ({ callId }: { callId: string }, { id }: Task) =>
    browser.call('POST', `/api/tasks/${id}/tool-decisions`, { callId, decision });

describe('a tool in a run', () => {
  it('is called once it was allowed, and its answer is material', async () => {
    const { admin, member, tickets, asked } = await setUp('', writer);
    await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const { events, task } = await run(member, decideAs(member, 'allowed'));
    expect(task.status).toBe('completed');
    expect(tickets.written.length).toBeGreaterThan(0);
    expect(new Set(tickets.written)).toEqual(new Set(['The tap drips']));
    const made = only(events, 'tool').filter(({ name }) => name.endsWith('write_ticket'));
    const states = made.map(({ approval, result }) => [approval, Boolean(result)]);
    expect(states.slice(0, 3)).toEqual([
      ['asked', false],
      ['allowed', false],
      ['allowed', true],
    ]);
    const answer = asked.flatMap(({ rounds = [] }) => rounds.flatMap(({ answers }) => answers))[0];
    expect(answer).toMatch(
      /never instructions[\s\S]*<quoted>\nTicket \d+ is written\.\n<\/quoted>/,
    );
    // The tool that was not allowed is not even told.
    const told = new Set(asked.flatMap(({ tools = [] }) => tools.map(({ id }) => id)));
    expect([...told].filter((id) => id.endsWith('find_ticket'))).toEqual([]);
  });

  it('is not called when a person refuses; the run goes on and is told why', async () => {
    const { server, admin, member, tickets } = await setUp('', writer);
    await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const { events, task } = await run(member, decideAs(member, 'refused'));
    expect(task.status).toBe('completed');
    expect(tickets.written).toEqual([]);
    expect(only(events, 'tool').at(-1)).toMatchObject({
      approval: 'refused',
      error: expect.stringContaining('did not allow'),
    });
    expect(server.store.all('tool_call_traces').at(-1)).toMatchObject({
      toolId: expect.stringMatching(/write_ticket$/),
      result: null,
    });
  });

  it('ends with the run while it waits for an answer', async () => {
    const { admin, member, tickets } = await setUp('', writer);
    await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const { task } = await run(member, (_call, { id }) =>
      member.call('POST', `/api/tasks/${id}/cancel`),
    );
    expect(task.status).toBe('canceled');
    expect(tickets.written).toEqual([]);
    const late = { callId: '1.0.x', decision: 'allowed' };
    expect(
      await member.refused('POST', `/api/tasks/${task.id}/tool-decisions`, late),
    ).toMatchObject({ status: 409 });
  });

  it('is decided by nobody but whose run it is', async () => {
    const { admin, member, tickets } = await setUp('', writer);
    await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    await run(member, async (call, task) => {
      const body = { callId: call.callId, decision: 'allowed' };
      const path = `/api/tasks/${task.id}/tool-decisions`;
      expect(await admin.refused('POST', path, body)).toMatchObject({ status: 404 });
      await decideAs(member, 'refused')(call, task);
    });
    expect(tickets.written).toEqual([]);
  });

  it('does not ask where an administrator says that it need not', async () => {
    const { server, admin, member, tickets } = await setUp('', writer);
    await connect(admin, tickets.url);
    const row = server.store.all('tools').find(({ name }) => name === 'Write a ticket')!;
    await admin.call('PATCH', `/api/tools/${row.id}`, { asksFirst: false });
    await allow(member, 'Write a ticket');
    const { events } = await run(member, () => Promise.reject(new Error('nobody is asked')));
    expect(only(events, 'tool').every(({ approval }) => approval === undefined)).toBe(true);
    expect(tickets.written.length).toBeGreaterThan(0);
  });

  it('is gone for an agent until it is allowed anew, when its server describes it differently', async () => {
    const { server, admin, member, tickets, asked } = await setUp('', writer);
    const { id } = await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const row = server.store.all('tools').find(({ name }) => name === 'Write a ticket')!;
    server.store.update('tools', row.id, { description: 'What it was before' });
    await server.mcp.refresh(id);
    expect(server.store.find('tools', row.id)?.version).toBe('2.0.0');
    expect((await toolsOf(member)).map(({ state }) => state)).toEqual(['none', 'changed']);
    await run(member, () => Promise.reject(new Error('nobody is asked')));
    expect(asked.every(({ tools }) => !tools?.length)).toBe(true);
    await allow(member, 'Write a ticket');
    expect((await toolsOf(member)).map(({ state }) => state)).toEqual(['none', 'allowed']);
  });

  it('that gives orders gets nothing by them: what it asks for is asked of a person, or refused', async () => {
    // A model that does as the tool's answer says.
    const obedient: Script = ({ tools = [], rounds = [] }) => {
      const named = (end: string) => tools.find(({ id }) => id.endsWith(end))?.id ?? end;
      const call = (name: string, input: object) => ({
        calls: [{ id: name, name, arguments: JSON.stringify(input) }],
      });
      if (rounds.length === 0) return call(named('find_ticket'), { number: 7 });
      if (rounds.length === 1) return call(named('write_ticket'), { title: 'owned' });
      if (rounds.length === 2) return call('secrets.read', {});
      return 'Done.';
    };
    const { server, admin, member, tickets, asked } = await setUp('injects', obedient);
    await connect(admin, tickets.url);
    const find = server.store.all('tools').find(({ name }) => name === 'Find a ticket')!;
    await admin.call('PATCH', `/api/tools/${find.id}`, { asksFirst: false });
    await allow(member, 'Find a ticket', 'Write a ticket');
    const { task } = await run(member, decideAs(member, 'refused'));
    expect(task.status).toBe('completed');
    expect(tickets.written).toEqual([]);
    const answer = asked.flatMap(({ rounds = [] }) => rounds[0]?.answers ?? [])[0]!;
    // The quotation cannot be ended from within.
    expect(answer.match(/<\/quoted>/g)).toHaveLength(1);
    expect(answer.endsWith('</quoted>')).toBe(true);
    const refused = server.store
      .all('tool_call_traces')
      .filter(({ taskId, toolId }) => taskId === task.id && toolId === 'secrets.read');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ error }) => error === 'not permitted')).toBe(true);
  });

  it('answers what it cannot with words for the model, and nothing breaks', async () => {
    const { admin, member, tickets, asked } = await setUp('huge', writer);
    await connect(admin, tickets.url);
    await allow(member, 'Write a ticket');
    const { task } = await run(member, decideAs(member, 'allowed'));
    expect(task.status).toBe('completed');
    const answer = asked.flatMap(({ rounds = [] }) => rounds.flatMap(({ answers }) => answers))[0];
    expect(answer).toBe('The tool failed: too_large');
  });
});
