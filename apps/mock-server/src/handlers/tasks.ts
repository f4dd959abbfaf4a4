import { withCoordinator } from '@constella/api-client/contract';

import { instant } from '../clock.js';
import { refuseField, Refusal } from '../refusal.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import type { CallInput, Endpoint, ServerContext, SignedIn } from './context.js';
import { taskView } from './views.js';

const tasks: Endpoint<'tasks'> = ({ signedIn }, { store }) => ({
  body: store.rowsBy('tasks', 'userId', signedIn.user.id).map(taskView).toReversed(),
});

const task: Endpoint<'task'> = ({ id, signedIn }, context) => ({
  body: taskView(ownTask(context, id, signedIn)),
});

const createTask: Endpoint<'createTask'> = async ({ body, signedIn, texts }, context) => {
  const { store, clock } = context;
  const team = teamOf(store, body, signedIn);
  const row = await store.write(() =>
    store.insert('tasks', {
      userId: signedIn.user.id,
      title: body.title,
      description: body.description,
      status: 'pending',
      result: null,
      error: null,
      duration: null,
      agentCount: team.length,
      agentsInvolved: team.map((agent) => agent.id),
      coordinatorId: body.coordinatorId,
      agents: team.map(({ id, name, type, settings }) => ({
        id,
        name,
        type,
        model: settings.model,
        expertise: [settings.specialization],
      })),
      metadata: body.metadata,
      usage: null,
      locale: texts.locale,
      attempt: 1,
      team: [],
      reserved: 0,
      createdAt: instant(clock.now()),
      startedAt: null,
      completedAt: null,
    }),
  );
  return { status: 201, body: taskView(row) };
};

const startTask: Endpoint<'startTask'> = async ({ id, signedIn, texts }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'pending') throw new Refusal(409, 'server.task.notPending');
  return { body: taskView(await context.engine.start(row, texts)) };
};

const retryTask: Endpoint<'retryTask'> = async ({ id, signedIn, texts }, context) => {
  const row = ownTask(context, id, signedIn);
  if (row.status !== 'failed' && row.status !== 'canceled')
    throw new Refusal(409, 'server.task.notRetryable');
  return { body: taskView(await context.engine.start(row, texts)) };
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

/** The agents of a new task, coordinator included. @throws {Refusal} 422 on the field that names a wrong one. */
function teamOf(
  store: Store,
  body: CallInput<'createTask'>['body'],
  { user }: SignedIn,
): RowOf<'agents'>[] {
  const own = (id: number) => {
    const agent = store.find('agents', id);
    return agent?.userId === user.id ? agent : undefined;
  };
  const coordinator = own(body.coordinatorId);
  if (coordinator?.type !== 'coordinator')
    throw refuseField('coordinatorId', 'validation.task.coordinatorRequired');
  const ids = withCoordinator(body.agentsInvolved, body.coordinatorId);
  if (ids.length < 2)
    throw refuseField('agentsInvolved', 'validation.task.agentsMin', { values: { minimum: 2 } });
  return ids.map((id) => {
    const agent = own(id);
    if (!agent) throw refuseField('agentsInvolved', 'server.task.unknownAgent', { values: { id } });
    return agent;
  });
}

/** The calls of this file. */
export const taskEndpoints = { tasks, task, createTask, startTask, retryTask, cancelTask };
