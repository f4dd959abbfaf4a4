import {
  beginningOf,
  cognitiveLayers,
  dashboardPeriods,
  dayAfter,
  dayIn,
  daysFrom,
  ethicsChecks,
  memoryTypes,
  type Dashboard,
  type DashboardDays,
} from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import { storedRecord, type RowOf, type TeamMember } from '../../store/tables.js';
import type { Endpoint } from '../http/context.js';
import { memoriesOf, sizeOf } from '../../runs/memory/memory.js';
import { recordView } from '../resources/view.js';

type Run = RowOf<'tasks'>;

/** The moments the parts of some days begin, up to the end of today; a last one ends them. */
function partsOf(days: DashboardDays, now: number, timeZone: string): number[] {
  const today = dayIn(now, timeZone);
  const first = dayAfter(today, 1 - days);
  const { [days]: each } = dashboardPeriods;
  const begins = daysFrom(first, days + 1).map((day) => beginningOf(day, timeZone));
  return begins.flatMap((begin, at) => {
    const end = begins[at + 1];
    if (end === undefined) return [begin];
    return Array.from({ length: each }, (_, part) => begin + ((end - begin) / each) * part);
  });
}

/** The part a moment is in; -1 for one that is in none. */
function partOf(moment: string, parts: readonly number[]): number {
  const at = Date.parse(moment);
  if (at >= parts.at(-1)!) return -1;
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function statesOf(store: Store, runs: readonly Run[], parts: readonly number[]) {
  const layers = cognitiveLayers.map((layer) => ({
    layer,
    total: 0,
    counts: parts.slice(1).map(() => 0),
  }));
  const byLayer = new Map(layers.map((one) => [one.layer, one]));
  for (const { id } of runs)
    for (const { layer, createdAt } of store.rowsBy('cognitive_states', 'taskId', id)) {
      const part = partOf(createdAt, parts);
      const row = byLayer.get(layer);
      if (part < 0 || !row) continue;
      row.total += 1;
      row.counts[part]! += 1;
    }
  return { parts: parts.slice(0, -1).map(instant), layers };
}

const eventsOf = (store: Store, run: Run) =>
  store.rowsBy('run_events', 'taskId', run.id).map(({ event }) => event);

function planOf(store: Store, run: Run): Dashboard['plans'][number] {
  const events = eventsOf(store, run);
  const steps = new Map(events.flatMap((one) => (one.type === 'step' ? [[one.index, one]] : [])));
  const usage = events.findLast((event) => event.type === 'usage');
  const names = new Map(run.team.map(({ id, name }) => [id, name]));
  return {
    taskId: run.id,
    title: run.title,
    assistant: run.assistant ?? null,
    startedAt: run.startedAt ?? run.createdAt,
    points: usage?.type === 'usage' ? usage.points : 0,
    reserved: run.reserved,
    steps: [...steps.values()].map(({ name, state, agentId }) => ({
      name,
      state,
      agent: (agentId !== null && names.get(agentId)) || null,
    })),
  };
}

/** Who wrote to whom, in the runs that began in the period or in one of them. */
function talkOf(store: Store, runs: readonly Run[], chosen: number | undefined) {
  const agents = new Map<number, Pick<TeamMember, 'id' | 'name' | 'type'>>();
  const counts = new Map<string, { from: number; to: number | null; count: number }>();
  const talking: Run[] = [];
  for (const run of runs) {
    const team = new Map(run.team.map((member) => [member.id, member]));
    const messages = eventsOf(store, run).flatMap((event) =>
      event.type === 'message' && event.from !== null && team.has(event.from)
        ? [{ from: event.from, to: event.to }]
        : [],
    );
    if (messages.length === 0) continue;
    talking.push(run);
    if (chosen !== undefined && run.id !== chosen) continue;
    for (const { from, to } of messages) {
      for (const id of [from, to]) {
        const member = id === null ? undefined : team.get(id);
        if (member) agents.set(member.id, { id: member.id, name: member.name, type: member.type });
      }
      const key = `${from} ${to}`;
      const row = counts.get(key) ?? { from, to, count: 0 };
      counts.set(key, { ...row, count: row.count + 1 });
    }
  }
  return {
    agents: [...agents.values()],
    messages: [...counts.values()],
    runs: talking.map(({ id, title }) => ({ taskId: id, title })),
  };
}

/** What the own agents keep now, whatever the period. */
function memoryOf(store: Store, userId: number, now: number): Dashboard['memory'] {
  const agents = store.rowsBy('agents', 'userId', userId).map((agent) => {
    const rows = memoriesOf(store, agent.id, now);
    return { agent, rows, size: sizeOf(rows) };
  });
  return {
    stores: memoryTypes.map((type) => {
      // A row stays what it was when its agent remembers otherwise now.
      const rows = agents.flatMap((one) => one.rows.filter((row) => row.type === type));
      const such = agents.filter(({ agent }) => agent.settings.memoryType === type);
      return { type, agents: such.length, ...sizeOf(rows) };
    }),
    agents: agents
      .map(({ agent, rows, size }) => ({
        id: agent.id,
        name: agent.name,
        type: agent.settings.memoryType,
        depth: agent.settings.memoryDepth,
        ...size,
        keptAt: rows.at(-1)?.createdAt ?? null,
      }))
      .toSorted((one, other) => other.entries - one.entries || one.id - other.id),
  };
}

/** Things that were found a dashboard names; what waits for a decision comes first. */
const mostFlags = 100;

/** The checks of the runs that ended in the period, and what waits for a decision of any time. */
function ethicsOf(store: Store, all: readonly Run[], ended: readonly Run[]): Dashboard['ethics'] {
  const inPeriod = new Set(ended);
  const every = all.flatMap((run) =>
    store.rowsBy('ethics_checks', 'taskId', run.id).map((row) => ({ ...row, run })),
  );
  const isWaiting = ({ action, flagged, decision }: (typeof every)[number]) =>
    action === 'review' && flagged > 0 && decision === null;
  const rows = every.filter(({ run }) => inPeriod.has(run));
  const waiting = every.filter(isWaiting);
  const flagged = rows.filter((row) => row.flagged > 0 && !isWaiting(row));
  const newest = <Row extends { createdAt: string }>(some: readonly Row[]) =>
    some.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return {
    total: rows.length,
    runs: new Set(rows.map(({ taskId }) => taskId)).size,
    open: waiting.length,
    checks: ethicsChecks.map((check) => {
      const such = rows.filter((row) => row.check === check);
      return { check, total: such.length, flagged: such.filter((row) => row.flagged > 0).length };
    }),
    flags: [...newest(waiting), ...newest(flagged)].slice(0, mostFlags).map((row) => ({
      id: row.id,
      taskId: row.taskId,
      title: row.run.title,
      assistant: row.run.assistant ?? null,
      check: row.check,
      action: row.action,
      count: row.flagged,
      findings: row.findings,
      decision: row.decision,
      checkedAt: row.createdAt,
    })),
  };
}

const dashboard: Endpoint<'dashboard'> = ({ query, signedIn }, { store, clock }) => {
  const { days, run: chosen } = query;
  const { user, session } = signedIn;
  const parts = partsOf(days, clock.now(), session.timeZone ?? 'UTC');
  const isNow = (moment: string | null | undefined) =>
    moment !== null && moment !== undefined && partOf(moment, parts) >= 0;
  const all = store.rowsBy('tasks', 'userId', user.id).toReversed();
  const started = all.filter(({ startedAt }) => isNow(startedAt));
  const ended = all.filter(({ completedAt }) => isNow(completedAt));
  const open = all.filter(({ status }) => status === 'running');
  const such = (status: Run['status']) => ended.filter((run) => run.status === status).length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const body: Dashboard = {
    since: instant(parts[0]!),
    runs: {
      started: started.length,
      completed: such('completed'),
      failed: such('failed'),
      canceled: such('canceled'),
      open: open.length,
    },
    points: {
      settled: sum(ended.map(({ usage }) => usage?.points ?? 0)),
      reserved: sum(open.map(({ reserved }) => reserved)),
    },
    // What ended before it wrote nothing since.
    states: statesOf(
      store,
      all.filter(({ completedAt }) => !completedAt || Date.parse(completedAt) >= parts[0]!),
      parts,
    ),
    plans: open.map((run) => planOf(store, run)),
    talk: talkOf(store, started, chosen),
    memory: memoryOf(store, user.id, clock.now()),
    ethics: ethicsOf(store, all, ended),
  };
  return { body };
};

const decideCheck: Endpoint<'decideCheck'> = async ({ id, body, signedIn }, { store }) => {
  const row = store.find('ethics_checks', id);
  const run = row && store.find('tasks', row.taskId);
  if (!row || run?.userId !== signedIn.user.id) throw new Refusal(404, 'server.resource.notFound');
  if (row.flagged === 0) throw new Refusal(409, 'server.check.passed');
  const { decision } = body;
  await store.write(() => store.update('ethics_checks', id, { decision }));
  return {
    body: recordView(storedRecord('ethics_checks'), { ...row, ...store.find('ethics_checks', id) }),
  };
};

/** The calls of this file. */
export const dashboardEndpoints = { dashboard, decideCheck };
