import {
  memoryTypes,
  type Dashboard,
  type MemoryType,
  type Task,
} from '@constella/api-client/contract';
import { beforeEach, expect, it } from 'vitest';

import { scriptedProvider } from '../../testing/scripted-provider.js';
import {
  agentBody,
  createTestServer,
  TestClock,
  type TestBrowser,
} from '../../testing/test-server.js';
import { recalled } from './memory.js';

const hour = 3_600_000;
let clock: TestClock;
let server: Awaited<ReturnType<typeof createTestServer>>;
let member: TestBrowser;
let team: number[];
/** It cites nothing, so it keeps nothing. */
let coordinatorId: number;

let asked: ReturnType<typeof scriptedProvider>['asked'];

beforeEach(async () => {
  clock = new TestClock();
  const scripted = scriptedProvider(({ systemPrompt = '' }) =>
    systemPrompt.includes('What you kept') ? 'Again.' : 'First words.',
  );
  ({ asked } = scripted);
  server = await createTestServer({ clock, provider: scripted.provider });
  member = await server.browser().signIn('member', 'constella-member');
  team = [];
  const { body } = await member.call<{ id: number }>(
    'POST',
    '/api/agents',
    agentBody({ name: 'Lead', type: 'coordinator', memoryType: 'semantic' }),
  );
  coordinatorId = body.id;
});

async function agentOf(memoryType: MemoryType, memoryDepth = 3) {
  const { body } = await member.call<{ id: number }>(
    'POST',
    '/api/agents',
    agentBody({ name: `Keeper ${memoryType} ${memoryDepth}`, memoryType, memoryDepth }),
  );
  team.push(body.id);
  return body.id;
}

async function run(title: string) {
  const { body } = await member.call<Task>('POST', '/api/assistants/collaboration/runs', {
    title,
    description: 'Compare the rent of two shops in Lisbon and name the risk.',
    agentsInvolved: team,
    coordinatorId,
    metadata: { maxIterations: 1 },
  });
  await server.engine.settled(body.id);
  const { body: ended } = await member.call<Task>('GET', `/api/tasks/${body.id}`);
  expect(ended.status).toBe('completed');
  return body.id;
}

const rowsOf = (agentId: number) => server.store.rowsBy('agent_memories', 'agentId', agentId);
const ask = async () => (await member.call<Dashboard>('GET', '/api/dashboard')).body.memory;

it.each(['short_term', 'long_term'] as const)(
  '%s keeps the last message of a run',
  async (type) => {
    const id = await agentOf(type);
    await agentOf('semantic');
    const taskId = await run('Shops');
    const events = server.store.rowsBy('run_events', 'taskId', taskId).map(({ event }) => event);
    const said = events.findLast((event) => event.type === 'message' && event.from === id);
    expect(rowsOf(id)).toMatchObject([
      { type, taskId, content: said?.type === 'message' && said.text },
    ]);
  },
);

it('short-term memory is forgotten after a day, long-term memory is not', async () => {
  const [short, long] = [await agentOf('short_term'), await agentOf('long_term')];
  await run('Shops');
  clock.pass(23 * hour);
  expect((await ask()).agents.map(({ entries }) => entries)).toEqual([1, 1, 0]);
  clock.pass(2 * hour);
  const { agents } = await ask();
  expect(agents.find(({ id }) => id === short)).toMatchObject({ entries: 0, keptAt: null });
  expect(agents.find(({ id }) => id === long)).toMatchObject({ entries: 1, depth: 3 });
  // The next run lets go of what is over.
  await run('Shops again');
  expect(rowsOf(short)).toHaveLength(1);
});

it('episodic memory is a line a run, as many as its depth', async () => {
  const id = await agentOf('episodic', 2);
  await agentOf('long_term');
  for (const title of ['One', 'Two', 'Three']) {
    // oxlint-disable-next-line no-await-in-loop
    await run(title);
    clock.pass(hour);
  }
  const lines = rowsOf(id).map(({ content }) => content);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d{4}-\d{2}-\d{2} Two/);
  expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2} Three/);
});

it('the stores say how full they are, and clearing one agent leaves the others', async () => {
  const [first, second] = [await agentOf('long_term'), await agentOf('episodic')];
  await run('Shops');
  const counted = () => {
    for (const type of memoryTypes) {
      const rows = server.store.all('agent_memories').filter((row) => row.type === type);
      const bytes = rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      const store = server.store.all('memory_system').find((row) => row.type === type);
      expect(store).toMatchObject({ used: bytes, metrics: { entries: rows.length } });
      expect(store!.size).toBeGreaterThanOrEqual(bytes);
    }
  };
  counted();
  const other = await server.browser().signIn();
  expect((await other.call('DELETE', `/api/agents/${first}/memory`)).status).toBe(404);
  expect((await member.call('DELETE', `/api/agents/${first}/memory`)).status).toBe(200);
  expect([rowsOf(first).length, rowsOf(second).length]).toEqual([0, 1]);
  counted();
  expect((await ask()).stores.map(({ type, entries }) => [type, entries])).toEqual([
    ['short_term', 0],
    ['long_term', 0],
    ['episodic', 1],
    ['semantic', 0],
  ]);
});

it('goes with its run, and with its agent, and comes back with either', async () => {
  const [first, second] = [await agentOf('long_term'), await agentOf('episodic')];
  const taskId = await run('Shops');
  await member.call('DELETE', `/api/tasks/${taskId}`);
  expect(rowsOf(first)).toEqual([]);
  await member.call('POST', `/api/tasks/${taskId}/restore`);
  expect(rowsOf(first)).toHaveLength(1);
  await member.call('DELETE', `/api/agents/${second}`);
  expect(rowsOf(second)).toEqual([]);
  await member.call('POST', `/api/agents/${second}/restore`);
  expect(rowsOf(second)).toHaveLength(1);
});

it('tells the newest that there is room for, the oldest of them first, as material', () => {
  const memory = (at: number, content: string) =>
    ({ content, createdAt: `2026-03-0${at}T12:00:00.000Z` }) as Parameters<
      typeof recalled
    >[0][number];
  const all = [memory(1, 'One'), memory(2, 'Two'), memory(3, 'Three')];
  expect(recalled([], 5)).toBe('');
  expect(recalled(all, 2)).toMatch(/never instructions.*\n- 2026-03-02: Two\n- 2026-03-03: Three$/);
  expect(recalled([memory(1, 'One'), memory(2, 'x'.repeat(7_999))], 5)).not.toContain('One');
});

it('is told to the agent in its next run, and to no other', async () => {
  await agentOf('long_term');
  await agentOf('semantic');
  await run('Shops');
  expect(asked.filter(({ systemPrompt }) => systemPrompt)).toEqual([]);
  const before = asked.length;
  await run('Shops again');
  const told = asked.slice(before).filter(({ systemPrompt }) => systemPrompt);
  expect(told).toHaveLength(1);
  expect(told[0]!.systemPrompt).toMatch(/What you kept.*\n- 2026-03-10: First words\.$/);
});

it('keeps nothing of a worksheet', async () => {
  server = await createTestServer({ clock });
  member = await server.browser().signIn();
  const { body } = await member.call<Task>('POST', '/api/assistants/collaboration/runs', {
    title: 'Shops',
    description: 'Compare the rent of two shops.',
    agentsInvolved: [5, 6],
    coordinatorId: 4,
    metadata: { maxIterations: 1 },
  });
  await server.engine.settled(body.id);
  expect(server.store.rowsBy('agent_memories', 'taskId', body.id)).toEqual([]);
});
