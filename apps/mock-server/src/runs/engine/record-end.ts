import type { FinalRunStatus, RunEvent, RunResult, RunUsage } from '@constella/api-client/contract';

import { elapsed, type Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { post } from '../../money/ledger.js';
import { countUsage } from '../../money/usage.js';
import { keepMemories } from '../memory/memory.js';
import { countEnd } from './record-usage.js';

interface End {
  readonly status: FinalRunStatus;
  readonly result: RunResult | null;
  readonly error: string | null;
  readonly usage: RunUsage | null;
  readonly endedAt: string;
  readonly texts: Texts;
}

/**
 * Writes down how a run ended: the task, its trace, its agents' records, and the points: a run that
 * completed pays what it used, one that was canceled what had been written by then, and one that
 * failed nothing. Part of a `store.write`.
 */
export function recordEnd(
  { store, clock }: { store: Store; clock: Clock },
  taskId: number,
  { status, result, error, usage, endedAt, texts }: End,
): void {
  const task = store.find('tasks', taskId);
  if (!task) return;
  const paid = status === 'failed' ? 0 : (usage?.points ?? 0);
  const startedAt = task.startedAt ?? endedAt;
  const duration = task.startedAt ? elapsed(Date.parse(startedAt), Date.parse(endedAt)) : null;
  store.update('tasks', taskId, {
    status,
    result,
    error,
    duration,
    usage: usage && { ...usage, points: paid },
    reserved: 0,
    completedAt: endedAt,
  });
  if (task.reserved > paid)
    post({ store, clock }, task.userId, {
      type: 'refund',
      amount: task.reserved - paid,
      description: texts.say(
        paid > 0 || status === 'completed' ? 'server.points.unused' : 'server.points.returned',
        { title: task.title },
      ),
      source: 'task',
      sourceId: String(taskId),
    });
  const tokens = usage ? usage.inputTokens + usage.outputTokens : 0;
  if (usage) countUsage(store, task.userId, { tokens }, Date.parse(endedAt));
  countEnd(store, task, { status, tokens, points: paid, duration, endedAt });
  const events = store.rowsBy('run_events', 'taskId', taskId).map(({ event }) => event);
  for (const { id } of task.team) recordAgent(store, id, events, { status, endedAt });
  if (status === 'completed') keepMemories(store, { task, events, result, endedAt });
  if (task.startedAt) recordTrace(store, task, events, { status, error, usage, endedAt, duration });
}

/**
 * Records what the list of agents tells of past runs. An agent that got no answer shows an error
 * until it gets one again, or until somebody sets its status.
 */
function recordAgent(
  store: Store,
  id: number,
  events: readonly RunEvent[],
  { status, endedAt }: Pick<End, 'status' | 'endedAt'>,
): void {
  const agent = store.find('agents', id);
  if (!agent) return;
  const own = events.findLast(
    (event) =>
      (event.type === 'message' && event.from === id) ||
      (event.type === 'error' && event.agentId === id),
  );
  const failed = own?.type === 'error';
  const { runs = 0, completedRuns = 0 } = agent.metadata as Record<string, number | undefined>;
  store.update('agents', id, {
    status: failed ? 'error' : own && agent.status === 'error' ? 'idle' : agent.status,
    metadata: {
      ...agent.metadata,
      runs: runs + 1,
      completedRuns: completedRuns + (status === 'completed' ? 1 : 0),
      lastActive: endedAt,
      lastError: failed ? own.message : null,
    },
  });
}

function recordTrace(
  store: Store,
  task: RowOf<'tasks'>,
  events: readonly RunEvent[],
  {
    status,
    error,
    usage,
    endedAt,
    duration,
  }: Omit<End, 'result' | 'texts'> & { duration: number | null },
): void {
  const steps = events.filter((event) => event.type === 'step' && event.duration !== undefined);
  store.insert('execution_traces', {
    traceId: `${task.id}.${task.attempt}`,
    taskId: task.id,
    transforms: steps.map(({ id: _id, ...step }) => step),
    metrics: { ...usage, steps: steps.length },
    snapshots: [],
    errors: error === null ? [] : [{ message: error }],
    status,
    startTime: task.startedAt ?? endedAt,
    endTime: endedAt,
    duration: duration ?? 0,
    createdAt: endedAt,
  });
}
