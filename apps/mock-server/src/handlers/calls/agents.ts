import { records, type AgentFields } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { agentFigures } from './agent-figures.js';
import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { agentVersion, fieldsOf, keepChange, keepFirst } from './agent-versions.js';
import type { CallInput, Endpoint, ServerContext, SignedIn } from '../http/context.js';
import { forget } from '../../runs/memory/memory.js';
import { bringBack, keepDeleted } from '../../store/deletions.js';
import { checkMatch, etagOf } from '../resources/etag.js';
import { listAnswer } from '../resources/list-answer.js';
import { json } from '../http/respond.js';
import { agentView, shownStatus } from '../http/views.js';

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
  const agent = await store.write(() => {
    const created = store.insert('agents', {
      userId: signedIn.user.id,
      name,
      type,
      status: 'idle',
      settings,
      metadata: {},
      createdAt: instant(clock.now()),
    });
    keepFirst(store, created, signedIn.user);
    return created;
  });
  return { status: 201, body: agentView(agent, false) };
};

const updateAgent: Endpoint<'updateAgent'> = (input, context) =>
  change(input, context, (agent) => ({
    fields: { ...fieldsOf(agent), ...input.body },
    restored: null,
  }));

const restoreAgentVersion: Endpoint<'restoreAgentVersion'> = (input, context) =>
  change(input, context, ({ id }) => ({
    fields: agentVersion(context.store, id, input.version),
    restored: input.version,
  }));

/** A status says what an agent is doing, not what it is: no version is made of it. */
const setAgentStatus: Endpoint<'setAgentStatus'> = async ({ id, body, signedIn }, context) => {
  const { store, engine } = context;
  const agent = await store.write(() => {
    const present = ownAgent(context, id, signedIn);
    return store.update('agents', id, { status: body.status }) ?? present;
  });
  return { body: agentView(agent, engine.atWork(id)) };
};

const deleteAgent: Endpoint<'deleteAgent'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  await store.write(() => {
    const agent = ownAgent(context, id, signedIn);
    const versions = store.rowsBy('agent_versions', 'agentId', id);
    // A run keeps its own copy of the team, so past and present runs are not touched.
    store.remove('agents', id);
    for (const version of versions) store.remove('agent_versions', version.id);
    const memories = store.rowsBy('agent_memories', 'agentId', id);
    for (const memory of memories) store.remove('agent_memories', memory.id);
    const rows = [
      { table: 'agents' as const, row: agent },
      ...versions.map((row) => ({ table: 'agent_versions' as const, row })),
      ...memories.map((row) => ({ table: 'agent_memories' as const, row })),
    ];
    keepDeleted(context, signedIn.user.id, {
      table: 'agents',
      id,
      removed: { rows, emptied: [] },
    });
  });
  return { body: { ok: true } };
};

const clearMemory: Endpoint<'clearMemory'> = async ({ id, signedIn }, context) => {
  const { store, clock } = context;
  await store.write(() => {
    ownAgent(context, id, signedIn);
    forget(store, id, instant(clock.now()));
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
export function ownAgent(
  { store }: ServerContext,
  id: number,
  { user }: SignedIn,
): RowOf<'agents'> {
  const agent = store.find('agents', id);
  if (!agent || agent.userId !== user.id) throw new Refusal(404, 'server.agent.notFound');
  return agent;
}

/** Changes what an agent is, from the version the asker saw. */
async function change(
  { id, request, signedIn }: Pick<CallInput<'updateAgent'>, 'id' | 'request' | 'signedIn'>,
  context: ServerContext,
  made: (agent: RowOf<'agents'>) => { fields: AgentFields; restored: number | null },
): Promise<Response> {
  const { store, engine, clock } = context;
  const view = (agent: RowOf<'agents'>) => agentView(agent, engine.atWork(id));
  const agent = await store.write(() => {
    const present = ownAgent(context, id, signedIn);
    checkMatch(request, stateOf(present), view(present));
    const at = instant(clock.now());
    return keepChange(store, present, { ...made(present), by: signedIn.user, at });
  });
  return json(view(agent), 200, { etag: etagOf(stateOf(agent)) });
}

/** The state of an agent, as `If-Match` names it. */
const stateOf = ({ id, version }: RowOf<'agents'>) => ({ id, revision: version });

/** The calls of this file. */
export const agentEndpoints = {
  agents,
  createAgent,
  updateAgent,
  restoreAgentVersion,
  setAgentStatus,
  deleteAgent,
  clearMemory,
  restoreAgent,
};
