import type { RunResult, SharedRun } from '@constella/api-client/contract';

import { programOf } from '../../runs/assistants/index.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint } from '../http/context.js';
import { ownTask } from './tasks.js';
import { hasResult, taskView } from '../http/views.js';

const shareTask: Endpoint<'shareTask'> = async ({ id, signedIn }, context) => {
  const { store, secrets } = context;
  const row = await store.write(() => {
    const task = ownTask(context, id, signedIn);
    if (!hasResult(task)) throw new Refusal(409, 'server.result.none');
    // Whoever has the link keeps it: a second click is not a new one.
    if (task.shareId !== null) return task;
    return store.update('tasks', id, { shareId: secrets.randomId() }) ?? task;
  });
  return { body: taskView(store, row) };
};

const unshareTask: Endpoint<'unshareTask'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  const row = await store.write(() => {
    const task = ownTask(context, id, signedIn);
    return task.shareId === null ? task : (store.update('tasks', id, { shareId: null }) ?? task);
  });
  return { body: taskView(store, row) };
};

const sharedRun: Endpoint<'sharedRun'> = ({ slug, signedIn }, { store }) => {
  const task = store.findBy('tasks', 'shareId', slug);
  const owner = task && store.find('users', task.userId);
  if (!task?.result || !owner) throw new Refusal(404, 'server.share.notFound');
  const { sources, ...result } = withoutParts(task.result, programOf(task).definition.unshared);
  const body: SharedRun = {
    title: task.title,
    assistant: task.assistant ?? 'collaboration',
    sharedBy: nameOf(owner),
    ownId: owner.id === signedIn.user.id ? task.id : null,
    status: task.status,
    // What was asked and attached is not part of what is shared, not even its beginning.
    result: {
      ...result,
      ...(sources && { sources: sources.map(({ excerpt: _excerpt, ...source }) => source) }),
    },
    version: task.version ?? 1,
    edited: task.edited,
    agents: task.agents ?? [],
    steps: stepsOf(store, task.id),
    usage: task.usage ?? null,
    duration: task.duration,
    createdAt: task.createdAt,
    completedAt: task.completedAt,
  };
  return { body };
};

const withoutParts = (result: RunResult, parts: readonly string[] = []): RunResult => ({
  ...Object.fromEntries(Object.entries(result).filter(([name]) => !parts.includes(name))),
  text: result.text,
});

/** How people call somebody. */
export const nameOf = ({ fullName, username }: RowOf<'users'>): string => fullName || username;

/** The steps of a run as they ended, in order. */
function stepsOf(store: Store, taskId: number): SharedRun['steps'] {
  const steps: SharedRun['steps'] = [];
  for (const { event } of store.rowsBy('run_events', 'taskId', taskId))
    if (event.type === 'step')
      steps[event.index] = {
        name: event.name,
        state: event.state,
        duration: event.duration ?? null,
      };
  return steps.filter(Boolean);
}

/** The calls of this file. */
export const sharingEndpoints = { shareTask, unshareTask, sharedRun };
