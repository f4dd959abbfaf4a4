import { records } from '@constella/api-client/contract';

import { newRun } from '../engine/new-run.js';
import { Refusal } from '../refusal.js';
import type { RowOf } from '../store/tables.js';
import type { Endpoint, ServerContext, SignedIn } from './context.js';
import { listAnswer } from './resources/list-answer.js';
import { taskView } from './views.js';

// The newest first, when nobody asks for another order.
const tasks: Endpoint<'tasks'> = ({ signedIn, url, texts }, { store }) =>
  listAnswer(records.tasks, store.rowsBy('tasks', 'userId', signedIn.user.id).toReversed(), {
    url,
    locale: texts.locale,
    whole: true,
    view: taskView,
  });

const task: Endpoint<'task'> = ({ id, signedIn }, context) => ({
  body: taskView(ownTask(context, id, signedIn)),
});

const createTask: Endpoint<'createTask'> = async ({ body, signedIn, texts, remember }, context) => {
  const run = await newRun(context, 'collaboration', body, { userId: signedIn.user.id, texts });
  const row = await context.store.write(() => {
    const inserted = context.store.insert('tasks', run);
    remember({ status: 201, body: taskView(inserted) });
    return inserted;
  });
  return { status: 201, body: taskView(row) };
};

const startTask: Endpoint<'startTask'> = async ({ id, signedIn, texts, remember }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'pending') throw new Refusal(409, 'server.task.notPending');
  const started = await context.engine.start(row, texts, (begun) =>
    remember({ body: taskView(begun) }),
  );
  return { body: taskView(started) };
};

const retryTask: Endpoint<'retryTask'> = async ({ id, signedIn, texts, remember }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'failed' && row.status !== 'canceled')
    throw new Refusal(409, 'server.task.notRetryable');
  const started = await context.engine.start(row, texts, (begun) =>
    remember({ body: taskView(begun) }),
  );
  return { body: taskView(started) };
};

const cancelTask: Endpoint<'cancelTask'> = async ({ id, signedIn }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status === 'pending' || row.status === 'running') {
    const canceled = await context.engine.cancel(row);
    if (canceled.status === 'canceled') return { body: taskView(canceled) };
  }
  throw new Refusal(409, 'server.task.alreadyEnded');
};

/** @throws {Refusal} 404 when there is none, or it is somebody else's. */
export function ownTask({ store }: ServerContext, id: number, { user }: SignedIn): RowOf<'tasks'> {
  const row = store.find('tasks', id);
  if (!row || row.userId !== user.id) throw new Refusal(404, 'server.task.notFound');
  return row;
}

/** The calls of this file. */
export const taskEndpoints = { tasks, task, createTask, startTask, retryTask, cancelTask };
