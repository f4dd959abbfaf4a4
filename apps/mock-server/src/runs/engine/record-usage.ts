import {
  assistants,
  bounds,
  type AssistantId,
  type FinalRunStatus,
} from '@constella/api-client/contract';

import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { callsOfAttempt } from '../program/calls-of-attempt.js';

/** What is counted of a day, by the category it belongs to. */
const metrics = {
  'runs.started': 'runs',
  'runs.completed': 'runs',
  'runs.failed': 'runs',
  'runs.canceled': 'runs',
  'users.active': 'users',
  'tokens.used': 'models',
  'points.spent': 'points',
} as const;

type Counts = Partial<Record<keyof typeof metrics, number>>;

/** Adds to what is counted of a day (UTC); part of a `store.write`. */
function countDay(store: Store, at: string, counts: Counts): void {
  const date = at.slice(0, 10);
  for (const [metric, value] of Object.entries(counts)) {
    if (value === 0) continue;
    const row = store
      .all('usage_analytics')
      .findLast((one) => one.date === date && one.metric === metric);
    if (row) store.update('usage_analytics', row.id, { value: row.value + value });
    else
      store.insert('usage_analytics', {
        date,
        metric,
        category: metrics[metric as keyof Counts],
        value,
        createdAt: at,
      });
  }
}

/** Counts a run that begins, and its owner once a day; before the run's row says that it began. */
export function countStart(store: Store, userId: number, at: string): void {
  const date = at.slice(0, 10);
  const isSeen = store
    .rowsBy('tasks', 'userId', userId)
    .some(({ startedAt }) => startedAt?.startsWith(date));
  countDay(store, at, { 'runs.started': 1, 'users.active': isSeen ? 0 : 1 });
}

interface Ended {
  readonly status: FinalRunStatus;
  readonly tokens: number;
  readonly points: number;
  /** Milliseconds; null when it never began. */
  readonly duration: number | null;
  readonly endedAt: string;
}

/** Counts a run that ended, measures it, and keeps which tools it used together. */
export function countEnd(
  store: Store,
  task: RowOf<'tasks'>,
  { status, tokens, points, duration, endedAt }: Ended,
): void {
  countDay(store, endedAt, {
    [`runs.${status}`]: 1,
    'tokens.used': tokens,
    'points.spent': points,
  });
  if (duration === null) return;
  store.insert('performance_metrics', {
    metric: 'run.duration',
    value: duration,
    unit: 'ms',
    recordedAt: endedAt,
    createdAt: endedAt,
  });
  keepTools(store, task, endedAt);
}

/** The tools of an attempt, in the order they were first called in, and what became of the calls. */
function keepTools(store: Store, task: RowOf<'tasks'>, createdAt: string): void {
  const assistant = (task.assistant ?? 'collaboration') as AssistantId;
  const planned = assistants[assistant].steps.flatMap(({ tools = [] }) => tools);
  const calls = callsOfAttempt(store, task);
  const used = [...new Set(calls.map(({ toolId }) => toolId))];
  const found = [...new Set([...used, ...planned])];
  if (found.length === 0) return;
  store.insert('tool_discovery_results', {
    discoveryId: `${task.id}.${task.attempt}`,
    taskId: task.id,
    // A whole document may be what a run is given.
    inputDescription: task.description.slice(0, bounds.longText.max),
    discoveredTools: found.map((toolId) => {
      const own = calls.filter((call) => call.toolId === toolId);
      const failed = own.filter(({ error }) => error !== null);
      return { toolId, calls: own.length, failed: failed.length };
    }),
    toolChains: used.length > 1 ? [{ tools: used }] : [],
    createdAt,
  });
  if (used.length < 2) return;
  const success = calls.some(({ error }) => error !== null) ? 0 : 1;
  const time = calls.reduce((sum, { executionTime }) => sum + executionTime, 0);
  const patternId = used.join(':').slice(0, bounds.slug.max);
  const pattern = store.findBy('tool_usage_patterns', 'patternId', patternId);
  if (!pattern) {
    store.insert('tool_usage_patterns', {
      patternId,
      tools: used,
      frequency: 1,
      successRate: success,
      averageExecutionTime: time,
      commonContexts: [assistant],
      createdAt,
    });
    return;
  }
  const { frequency, successRate, averageExecutionTime, commonContexts } = pattern;
  const mean = (before: number | null, value: number) =>
    ((before ?? value) * frequency + value) / (frequency + 1);
  store.update('tool_usage_patterns', pattern.id, {
    frequency: frequency + 1,
    successRate: mean(successRate, success),
    averageExecutionTime: mean(averageExecutionTime, time),
    commonContexts: [...new Set([...commonContexts, assistant])],
  });
}
