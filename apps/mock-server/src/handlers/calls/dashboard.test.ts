import {
  assistantIds,
  cognitiveLayers,
  dashboardPeriods,
  type Dashboard,
  type DashboardDays,
  type Task,
} from '@constella/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { requestsIn } from '../../testing/requests.js';
import { createTestServer, TestClock, type TestBrowser } from '../../testing/test-server.js';

type Server = Awaited<ReturnType<typeof createTestServer>>;
/** How many runs the figures are worked out of. */
const simulated = Number(process.env['DASHBOARD_RUNS'] ?? 60);
const hour = 3_600_000;
const requests = requestsIn('en');
const zone = 'America/Sao_Paulo';

const clock = new TestClock();
let server: Server;
let member: TestBrowser;
const ask = async (query: string) =>
  (
    await member.call<Dashboard>('GET', `/api/dashboard${query}`, undefined, {
      headers: { 'time-zone': zone },
    })
  ).body;

beforeAll(async () => {
  server = await createTestServer({ clock });
  member = await server.browser().signIn();
  // Points do not run out.
  const [points] = server.store.rowsBy('user_points', 'userId', 2);
  await server.store.write(() =>
    server.store.update('user_points', points!.id, { currentBalance: 1_000_000 }),
  );
  const step = (29 * 24 * hour) / simulated;
  for (let at = 0; at < simulated; at += 1) {
    const id = assistantIds[at % assistantIds.length]!;
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    const { body } = await member.call<Task>('POST', `/api/assistants/${id}/runs`, requests[id]);
    const task = body;
    if (at % 9 === 4)
      // oxlint-disable-next-line no-await-in-loop
      await member.call('POST', `/api/tasks/${task.id}/cancel`);
    // oxlint-disable-next-line no-await-in-loop
    else await server.engine.settled(task.id);
    clock.pass(step);
  }
});

/** The day a moment has in the member's time zone, told without the code under test. */
const dayOf = (moment: string | number) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: zone });

describe.each(Object.keys(dashboardPeriods).map(Number) as DashboardDays[])(
  'in %s days',
  (days) => {
    let told: Dashboard;
    const runs = () => server.store.rowsBy('tasks', 'userId', 2);
    const last = () => {
      const now = clock.now();
      return new Set(Array.from({ length: days }, (_, ago) => dayOf(now - ago * 24 * hour)));
    };
    const isLast = (moment: string | null | undefined) => !!moment && last().has(dayOf(moment));
    beforeAll(async () => {
      told = await ask(`?days=${days}`);
    });

    it('runs and points are those of the rows', () => {
      const ended = runs().filter(({ completedAt }) => isLast(completedAt));
      const such = (status: string) => ended.filter((run) => run.status === status).length;
      expect(told.runs).toEqual({
        started: runs().filter(({ startedAt }) => isLast(startedAt)).length,
        completed: such('completed'),
        failed: such('failed'),
        canceled: such('canceled'),
        open: 0,
      });
      let settled = 0;
      for (const { usage } of ended) settled += usage?.points ?? 0;
      expect(told.points).toEqual({ settled, reserved: 0 });
      // Nobody compares nothing with nothing.
      expect(days < 30 || told.runs.started > simulated / 2).toBe(true);
    });

    it('states are those of the rows, each in its part', () => {
      const own = new Set(runs().map(({ id }) => id));
      const rows = server.store
        .all('cognitive_states')
        .filter(({ taskId, createdAt }) => own.has(taskId) && isLast(createdAt));
      const { parts, layers } = told.states;
      expect(parts).toHaveLength(days * dashboardPeriods[days]);
      expect(layers.map(({ layer }) => layer)).toEqual(cognitiveLayers);
      const begins = parts.map((part) => Date.parse(part));
      for (const { layer, total, counts } of layers) {
        const counted = parts.map(() => 0);
        for (const row of rows)
          if (row.layer === layer)
            counted[begins.findLastIndex((begin) => begin <= Date.parse(row.createdAt))]! += 1;
        expect([layer, counts]).toEqual([layer, counted]);
        expect(total).toBe(rows.filter((row) => row.layer === layer).length);
      }
      expect(dayOf(told.since)).toBe([...last()].toSorted()[0]);
    });

    it('checks are those of the rows of runs that ended', () => {
      const ended = runs().filter(({ completedAt }) => isLast(completedAt));
      const ids = new Set(ended.map(({ id }) => id));
      const rows = server.store.all('ethics_checks').filter(({ taskId }) => ids.has(taskId));
      expect(told.ethics.total).toBe(rows.length);
      expect(told.ethics.runs).toBe(new Set(rows.map(({ taskId }) => taskId)).size);
      for (const { check, total, flagged } of told.ethics.checks) {
        const such = rows.filter((row) => row.check === check);
        expect([check, total, flagged]).toEqual([
          check,
          such.length,
          such.filter((row) => row.flagged > 0).length,
        ]);
      }
      expect(days < 30 || told.ethics.total > simulated / 2).toBe(true);
    });

    it('messages are those between agents, of all runs or of one', async () => {
      const messagesOf = (ids: ReadonlySet<number>) => {
        const counts: Record<string, number> = {};
        for (const { taskId, event } of server.store.all('run_events'))
          if (ids.has(taskId) && event.type === 'message' && event.from !== null)
            counts[`${event.from} ${event.to}`] = (counts[`${event.from} ${event.to}`] ?? 0) + 1;
        return counts;
      };
      const said = ({ talk }: Dashboard) =>
        Object.fromEntries(talk.messages.map(({ from, to, count }) => [`${from} ${to}`, count]));
      const started = runs().filter(({ startedAt }) => isLast(startedAt));
      expect(said(told)).toEqual(messagesOf(new Set(started.map(({ id }) => id))));
      const [one] = told.talk.runs;
      if (!one) return;
      const alone = await ask(`?days=${days}&run=${one.taskId}`);
      expect(said(alone)).toEqual(messagesOf(new Set([one.taskId])));
      expect(alone.runs).toEqual(told.runs);
    });
  },
);

it('a run at work has its plan, with what it used and holds', async () => {
  const { body: task } = await member.call<Task>(
    'POST',
    '/api/assistants/decision/runs',
    requests.decision,
  );
  const { plans, runs, points } = await ask('');
  await member.call('POST', `/api/tasks/${task.id}/cancel`);
  expect([runs.open, plans.map(({ taskId }) => taskId)]).toEqual([1, [task.id]]);
  expect(plans[0]).toMatchObject({ title: task.title, assistant: 'decision' });
  expect(plans[0]!.steps.length).toBeGreaterThan(3);
  expect(points.reserved).toBe(plans[0]!.reserved);
  expect((await ask('')).plans).toEqual([]);
});

it('nothing of somebody else is counted', async () => {
  const other = await server.browser().signIn('member', 'constella-member');
  const { body } = await other.call<Dashboard>('GET', '/api/dashboard?days=30');
  expect([body.runs.started, body.talk.runs, body.plans]).toEqual([0, [], []]);
});

it.each(['?days=2', '?days=x', '?days=-1', '?run=0', '?run=1.5'])(
  '%s is refused',
  async (query) => {
    const { status, fields } = await member.refused('GET', `/api/dashboard${query}`);
    expect([status, Object.keys(fields ?? {})]).toEqual([
      422,
      [query.includes('days') ? 'days' : 'run'],
    ]);
  },
);

describe('what a check found', () => {
  const rankByAge = {
    ...requests.decision,
    criteria: ['Age', 'Experience'],
    figures: [],
  };

  it('waits for its owner, who decides, and decides anew', async () => {
    const { body: task } = await member.call<Task>(
      'POST',
      '/api/assistants/decision/runs',
      rankByAge,
    );
    await server.engine.settled(task.id);
    const { body: ended } = await member.call<Task>('GET', `/api/tasks/${task.id}`);
    expect(ended.result?.flags).toEqual([
      { check: 'equal_treatment', action: 'review', count: 1, findings: ['Age'] },
    ]);
    const { ethics } = await ask('');
    const [flag] = ethics.flags;
    expect([ethics.open, flag]).toMatchObject([
      1,
      { taskId: task.id, check: 'equal_treatment', findings: ['Age'], decision: null },
    ]);
    const path = `/api/ethics-checks/${flag!.id}/decision`;
    for (const decision of ['confirmed', 'dismissed'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await member.call('POST', path, { decision });
      expect([status, body]).toMatchObject([200, { decision }]);
    }
    expect((await ask('')).ethics).toMatchObject({ open: 0, flags: [{ decision: 'dismissed' }] });
    expect((await member.call('POST', path, { decision: 'maybe' })).status).toBe(422);

    const other = await server.browser().signIn('member', 'constella-member');
    expect((await other.call('POST', path, { decision: 'confirmed' })).status).toBe(404);
    expect((await other.call('POST', '/api/ethics-checks/99999/decision', {})).status).toBe(422);
    const passed = server.store
      .rowsBy('ethics_checks', 'taskId', task.id)
      .find(({ flagged }) => flagged === 0);
    const refused = await member.call('POST', `/api/ethics-checks/${passed!.id}/decision`, {
      decision: 'confirmed',
    });
    expect(refused.status).toBe(409);
  });

  it('goes with the run', async () => {
    const [{ taskId } = { taskId: 0 }] = (await ask('')).ethics.flags;
    await member.call('DELETE', `/api/tasks/${taskId}`);
    clock.pass(hour);
    expect(server.store.rowsBy('ethics_checks', 'taskId', taskId)).toEqual([]);
  });
});
