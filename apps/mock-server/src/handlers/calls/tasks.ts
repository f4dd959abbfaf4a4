import { records } from '@constella/api-client/contract';

import { newRun } from '../../runs/engine/new-run.js';
import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext, SignedIn } from '../http/context.js';
import { bringBack, keepDeleted } from '../../store/deletions.js';
import { listAnswer } from '../resources/list-answer.js';
import { removeRow } from '../../store/remove-row.js';
import { taskView } from '../http/views.js';

// The newest first, when nobody asks for another order.
const tasks: Endpoint<'tasks'> = ({ signedIn, url, texts }, { store }) =>
  listAnswer(records.tasks, store.rowsBy('tasks', 'userId', signedIn.user.id).toReversed(), {
    url,
    locale: texts.locale,
    whole: true,
    view: (row) => taskView(store, row),
  });

const task: Endpoint<'task'> = ({ id, signedIn }, context) => ({
  body: taskView(context.store, ownTask(context, id, signedIn)),
});

const createTask: Endpoint<'createTask'> = async ({ body, signedIn, texts, remember }, context) => {
  context.storage.checkPending(signedIn.user.id);
  const run = await newRun(context, 'collaboration', body, { userId: signedIn.user.id, texts });
  const row = await context.store.write(() => {
    const inserted = context.store.insert('tasks', run);
    remember({ status: 201, body: taskView(context.store, inserted) });
    return inserted;
  });
  return { status: 201, body: taskView(context.store, row) };
};

const startTask: Endpoint<'startTask'> = async ({ id, signedIn, texts, remember }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'pending') throw new Refusal(409, 'server.task.notPending');
  const started = await context.engine.start(row, texts, (begun) =>
    remember({ body: taskView(context.store, begun) }),
  );
  return { body: taskView(context.store, started) };
};

const retryTask: Endpoint<'retryTask'> = async ({ id, signedIn, texts, remember }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'failed' && row.status !== 'canceled')
    throw new Refusal(409, 'server.task.notRetryable');
  const started = await context.engine.start(row, texts, (begun) =>
    remember({ body: taskView(context.store, begun) }),
  );
  return { body: taskView(context.store, started) };
};

const cancelTask: Endpoint<'cancelTask'> = async ({ id, signedIn }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status === 'pending' || row.status === 'running') {
    const canceled = await context.engine.cancel(row);
    if (canceled.status === 'canceled') return { body: taskView(context.store, canceled) };
  }
  throw new Refusal(409, 'server.task.alreadyEnded');
};

const updateTask: Endpoint<'updateTask'> = async ({ id, body, signedIn }, context) => {
  const { store } = context;
  const { title, pinned } = body;
  const row = await store.write(() => {
    const present = ownTask(context, id, signedIn);
    const changes = { title: title ?? present.title, pinned: pinned ?? present.pinned };
    return store.update('tasks', id, changes) ?? present;
  });
  return { body: taskView(store, row) };
};

const deleteTask: Endpoint<'deleteTask'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  await store.write(() => {
    if (ownTask(context, id, signedIn).status === 'running')
      throw new Refusal(409, 'server.task.stillRunning');
    // A trace is its member's, who may have called the tool elsewhere; this one is the run's.
    const traces = store.rowsBy('tool_call_traces', 'taskId', id);
    for (const trace of traces) store.remove('tool_call_traces', trace.id);
    const { rows, emptied } = removeRow(store, 'tasks', id);
    const called = traces.map((row) => ({ table: 'tool_call_traces' as const, row }));
    keepDeleted(context, signedIn.user.id, {
      table: 'tasks',
      id,
      removed: { rows: [...rows, ...called], emptied },
    });
  });
  return { body: { ok: true } };
};

const restoreTask: Endpoint<'restoreTask'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  const row = await store.write(() => {
    bringBack(context, signedIn.user.id, 'tasks', id);
    return ownTask(context, id, signedIn);
  });
  return { body: taskView(store, row) };
};

/** @throws {Refusal} 404 when there is none, or it is somebody else's. */
export function ownTask({ store }: ServerContext, id: number, { user }: SignedIn): RowOf<'tasks'> {
  const row = store.find('tasks', id);
  if (!row || row.userId !== user.id) throw new Refusal(404, 'server.task.notFound');
  return row;
}

/** The calls of this file. */
export const taskEndpoints = {
  tasks,
  task,
  createTask,
  startTask,
  retryTask,
  cancelTask,
  updateTask,
  deleteTask,
  restoreTask,
};
