import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assistants, type Task } from '@constella/api-client/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { awkwardService, shapeOf } from '../testing/awkward-service.js';
import { goodAnswers } from '../testing/good-answers.js';
import { startOpenAiFake } from '../testing/openai-fake.js';
import { spawnServer } from '../testing/spawn-server.js';

/** `npm run durability` asks for more. */
const kills = Number(process.env['DURABILITY_KILLS'] ?? 2);

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-run-'));
});
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  await rm(directory, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Line {
  userId: number;
  type: string;
  amount: number;
  source: string;
  sourceId: string | null;
}

it(`a run of an assistant survives ${kills} times kill -9, is whole at the end, and paid once`, async () => {
  const file = join(directory, 'db.json');
  const request = {
    title: 'Fulfilment site',
    description: 'Hamburg, Gdańsk or Rotterdam? Compare cost and time.',
    methods: ['swot', 'pestel', 'stakeholder'],
  };
  const answers = await goodAnswers('decision', () => request);
  // Paid for, and slow enough to be killed in the middle, wherever that is.
  const service = awkwardService('slow', 6, (asked) => answers.get(shapeOf(asked) ?? '') ?? 'Yes.');
  const fake = await startOpenAiFake(service.answer);
  close = fake.close;
  const environment = { DATA_FILE: file, LLM_BASE_URL: fake.baseUrl, LLM_API_KEY: 'a key' };
  let server = await spawnServer(environment);
  const cookie = await signIn(server.address);
  const create = (address: string): Promise<Response> =>
    fetch(`${address}/api/assistants/decision/runs`, {
      method: 'POST',
      headers: { ...json, cookie, 'idempotency-key': 'one' },
      body: JSON.stringify(request),
    });
  const first = (await (await create(server.address)).json()) as Task;
  for (let life = 0; life < kills; life += 1) {
    await new Promise((next) => setTimeout(next, 150 + ((life * 397) % 900)));
    server.child.kill('SIGKILL');
    await server.ended;
    server = await spawnServer(environment);
    // Whoever never got the answer asks again.
    expect(((await (await create(server.address)).json()) as Task).id).toBe(first.id);
  }
  let task = first;
  while (task.status === 'running' || task.status === 'pending') {
    await new Promise((next) => setTimeout(next, 50));
    const answer = await fetch(`${server.address}/api/tasks/${first.id}`, { headers: { cookie } });
    task = (await answer.json()) as Task;
  }
  expect(task.status).toBe('completed');
  const result = assistants.decision.result.parse(task.result);
  expect(result.sections.map(({ method }) => method)).toEqual(request.methods);
  server.child.kill('SIGTERM');
  await server.ended;

  const state = JSON.parse(await readFile(file, 'utf8')) as {
    tasks: Task[];
    point_transactions: Line[];
    user_points: { userId: number; currentBalance: number }[];
    run_events: { taskId: number; event: { type: string; messageId?: string } }[];
  };
  expect(state.tasks.filter(({ title }) => title === request.title)).toHaveLength(1);
  const lines = state.point_transactions.filter(({ userId }) => userId === task.userId);
  const balance = state.user_points.find(({ userId }) => userId === task.userId)?.currentBalance;
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const own = lines.filter(
    ({ source, sourceId }) => source === 'task' && sourceId === String(task.id),
  );
  expect(own.filter(({ type }) => type === 'spend')).toHaveLength(1);
  expect(-own.reduce((sum, { amount }) => sum + amount, 0)).toBe(task.usage?.points);
  const messages = state.run_events.flatMap(({ taskId, event }) =>
    taskId === task.id && event.type === 'message' ? [event.messageId] : [],
  );
  expect(new Set(messages).size).toBe(messages.length);
}, 600_000);
