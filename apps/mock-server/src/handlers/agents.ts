import { records } from '@constella/api-client/contract';

import { instant } from '../clock.js';
import { agentFigures } from '../engine/agent-figures.js';
import { Refusal } from '../refusal.js';
import type { RowOf } from '../store/tables.js';
import type { Endpoint, ServerContext, SignedIn } from './context.js';
import { bringBack, keepDeleted } from './deletions.js';
import { listAnswer } from './resources/list-answer.js';
import { agentView, shownStatus } from './views.js';

const agents: Endpoint<'agents'> = ({ signedIn, url, texts }, { store, engine }) => {
  // A status is filtered by as it is shown.
  const shown = store
    .rowsBy('agents', 'userId', signedIn.user.id)
    .map((agent) => ({ ...agent, status: shownStatus(agent, engine.atWork(agent.id)) }));
  const figuresOf = agentFigures(store.rowsBy('tasks', 'userId', signedIn.user.id));
  return listAnswer(records.agents, shown, {
    url,
    locale: texts.locale,
    whole: true,
    view: (agent) => ({ ...agentView(agent, false), figures: figuresOf(agent.id) }),
  });
};

const createAgent: Endpoint<'createAgent'> = async ({ body, signedIn }, { store, clock }) => {
  const { name, type, ...settings } = body;
  const agent = await store.write(() =>
    store.insert('agents', {
      userId: signedIn.user.id,
      name,
      type,
      status: 'idle',
      settings,
      metadata: {},
      createdAt: instant(clock.now()),
    }),
  );
  return { status: 201, body: agentView(agent, false) };
};

const updateAgent: Endpoint<'updateAgent'> = async ({ id, body, signedIn }, context) => {
  const agent = ownAgent(context, id, signedIn);
  const { name = agent.name, type = agent.type, ...changed } = body;
  return change(context, id, { name, type, settings: { ...agent.settings, ...changed } });
};

const setAgentStatus: Endpoint<'setAgentStatus'> = async ({ id, body, signedIn }, context) => {
  ownAgent(context, id, signedIn);
  return change(context, id, { status: body.status });
};

const deleteAgent: Endpoint<'deleteAgent'> = async ({ id, signedIn }, context) => {
  const agent = ownAgent(context, id, signedIn);
  // A run keeps its own copy of the team, so past and present runs are not touched.
  await context.store.write(() => {
    context.store.remove('agents', agent.id);
    const removed = { rows: [{ table: 'agents' as const, row: agent }], emptied: [] };
    keepDeleted(context, signedIn.user.id, { table: 'agents', id, removed });
  });
  return { body: { ok: true } };
};

const restoreAgent: Endpoint<'restoreAgent'> = async ({ id, signedIn }, context) => {
  const { store, engine } = context;
  const agent = await store.write(() => {
    bringBack(context, signedIn.user.id, 'agents', id);
    return ownAgent(context, id, signedIn);
  });
  return { body: agentView(agent, engine.atWork(id)) };
};

/** @throws {Refusal} 404 when there is none, or it is somebody else's: which, is nobody's business. */
function ownAgent({ store }: ServerContext, id: number, { user }: SignedIn): RowOf<'agents'> {
  const agent = store.find('agents', id);
  if (!agent || agent.userId !== user.id) throw new Refusal(404, 'server.agent.notFound');
  return agent;
}

async function change(
  { store, engine }: ServerContext,
  id: number,
  changes: Partial<RowOf<'agents'>>,
) {
  const agent = await store.write(() => store.update('agents', id, changes));
  if (!agent) throw new Refusal(404, 'server.agent.notFound');
  return { body: agentView(agent, engine.atWork(id)) };
}

/** The calls of this file. */
export const agentEndpoints = {
  agents,
  createAgent,
  updateAgent,
  setAgentStatus,
  deleteAgent,
  restoreAgent,
};
