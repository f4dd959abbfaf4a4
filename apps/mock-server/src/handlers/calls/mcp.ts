import type { AgentTool, McpConnection } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import { McpFailure, type McpTarget } from '../../runs/mcp/mcp-access.js';
import { originOf } from '../../models/services/model-services.js';
import { removeRow } from '../../store/remove-row.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext } from '../http/context.js';
import { json } from '../http/respond.js';
import { taskView } from '../http/views.js';
import { audit } from '../resources/audit.js';
import { checkMatch, etagOf } from '../resources/etag.js';
import { administratorOf } from '../resources/permissions.js';
import { ownAgent } from './agents.js';
import { ownTask } from './tasks.js';

type Connection = RowOf<'mcp_connections'>;
type Place = Pick<RowOf<'mcp_servers'>, 'latitude' | 'longitude'>;

const mcpConnections: Endpoint<'mcpConnections'> = (_input, context) => ({
  body: {
    connections: context.store.all('mcp_connections').map((row) => viewOf(context, row)),
    programs: context.mcp.programs,
  },
});

const createMcpConnection: Endpoint<'createMcpConnection'> = async (input, context) => {
  const { body, signedIn } = input;
  const { store, clock, mcp } = context;
  const admin = administratorOf(store, signedIn.user.id);
  const { name, location, latitude = null, longitude = null, enabled, token, ...reached } = body;
  checkPlace({ latitude, longitude });
  const target = checked(context, targetOf(reached));
  const createdAt = instant(clock.now());
  const serverId = await store.write(() => {
    const server = { name, location, latitude, longitude, createdAt };
    const { id } = store.insert('mcp_servers', server);
    store.insert('mcp_connections', {
      ...target,
      serverId: id,
      enabled,
      sealedToken: sealed(context, token, target),
      createdAt,
    });
    audit(context, input, { admin, action: 'create', record: 'mcp_servers', id });
    return id;
  });
  await mcp.refresh(serverId);
  return { status: 201, body: viewOf(context, connectionOf(context, serverId)) };
};

const changeMcpConnection: Endpoint<'changeMcpConnection'> = async (input, context) => {
  const { body, signedIn, id, request } = input;
  const { store, mcp } = context;
  const admin = administratorOf(store, signedIn.user.id);
  const { token, enabled, transport, url, command, args, allowPrivate, ...described } = body;
  const after = await store.write(() => {
    const before = connectionOf(context, id);
    checkMatch(request, before, viewOf(context, before));
    const target = checked(
      context,
      targetOf({
        transport: transport ?? before.transport,
        url: url ?? before.url ?? undefined,
        command: command ?? before.command ?? undefined,
        args: args ?? before.args,
        allowPrivate: allowPrivate ?? before.allowPrivate,
      }),
    );
    checkToken(before, target, token);
    checkPlace({ ...store.find('mcp_servers', id)!, ...described });
    store.update('mcp_servers', id, described);
    const row = store.update('mcp_connections', before.id, {
      ...target,
      ...(enabled !== undefined && { enabled }),
      ...((token !== undefined || target.url === null) && {
        sealedToken: sealed(context, token, target),
      }),
    });
    audit(context, input, {
      admin,
      action: 'update',
      record: 'mcp_servers',
      id,
      fields: Object.keys(body),
    });
    return row ?? before;
  });
  await mcp.refresh(id);
  return json(viewOf(context, after), 200, { etag: etagOf(after) });
};

const deleteMcpConnection: Endpoint<'deleteMcpConnection'> = async (input, context) => {
  const { signedIn, id } = input;
  const { store, mcp } = context;
  const admin = administratorOf(store, signedIn.user.id);
  await store.write(() => {
    connectionOf(context, id);
    for (const tool of store.rowsBy('tools', 'serverId', id)) {
      for (const one of store.rowsBy('agent_tools', 'toolId', tool.id))
        store.remove('agent_tools', one.id);
      store.remove('tools', tool.id);
    }
    removeRow(store, 'mcp_servers', id);
    audit(context, input, { admin, action: 'delete', record: 'mcp_servers', id });
  });
  await mcp.leave(id);
  return { body: null };
};

const testMcpConnection: Endpoint<'testMcpConnection'> = async ({ body }, context) => {
  const { id, token, transport, ...typed } = body;
  const before = id === undefined ? undefined : connectionOf(context, id);
  const kind = before?.transport ?? transport;
  if (!kind) throw refuseField('transport', 'validation.generic.required');
  const target = checked(context, {
    ...targetOf({
      transport: kind,
      url: typed.url ?? before?.url ?? undefined,
      command: typed.command ?? before?.command ?? undefined,
      args: typed.args ?? before?.args,
      allowPrivate: typed.allowPrivate ?? before?.allowPrivate ?? false,
    }),
  });
  if (before) checkToken(before, target, token);
  try {
    const kept = before && token === undefined ? context.mcp.targetOf(before).token : token;
    return { body: await context.mcp.test({ ...target, token: kept || undefined }) };
  } catch (error) {
    if (!(error instanceof McpFailure)) throw error;
    const { problem, detail } = error;
    return { body: { problem, detail, latency: 0, server: '', tools: [], leftOut: 0 } };
  }
};

const agentTools: Endpoint<'agentTools'> = ({ id, signedIn }, context) => {
  ownAgent(context, id, signedIn);
  return { body: toolsFor(context, id) };
};

const setAgentTools: Endpoint<'setAgentTools'> = async ({ id, body, signedIn }, context) => {
  const { store, clock } = context;
  await store.write(() => {
    ownAgent(context, id, signedIn);
    const wanted = new Set(body.tools);
    for (const [at, toolId] of body.tools.entries()) {
      const tool = store.find('tools', toolId);
      if (tool?.serverId == null || tool.status !== 'active')
        throw refuseField(`tools.${at}`, 'validation.generic.invalid');
    }
    for (const row of store.rowsBy('agent_tools', 'agentId', id)) {
      const { toolId } = row;
      const tool = store.find('tools', toolId);
      // One whose server is off is on no list that could have named it.
      if (tool?.status !== 'active') continue;
      if (!wanted.delete(toolId)) store.remove('agent_tools', row.id);
      else if (tool.version !== row.version)
        store.update('agent_tools', row.id, { version: tool.version });
    }
    const createdAt = instant(clock.now());
    for (const toolId of wanted) {
      const { version } = store.find('tools', toolId)!;
      store.insert('agent_tools', { agentId: id, toolId, version, createdAt });
    }
  });
  return { body: toolsFor(context, id) };
};

const decideToolCall: Endpoint<'decideToolCall'> = ({ id, body, signedIn }, context) => {
  const row = ownTask(context, id, signedIn);
  if (!context.engine.decide(id, body.callId, body.decision))
    throw new Refusal(409, 'server.mcp.notAsked');
  return { body: taskView(context.store, row) };
};

/** The tools on offer, and what is allowed of them; one that is gone is on offer to nobody. */
function toolsFor({ store }: ServerContext, agentId: number): AgentTool[] {
  const allowed = new Map(
    store.rowsBy('agent_tools', 'agentId', agentId).map((row) => [row.toolId, row.version]),
  );
  return store
    .all('tools')
    .filter(({ serverId, status }) => serverId !== null && status === 'active')
    .map(({ id, name, description, version, serverId, asksFirst }) => {
      const seen = allowed.get(id);
      const state = seen === undefined ? 'none' : seen === version ? 'allowed' : 'changed';
      const server = store.find('mcp_servers', serverId!)?.name ?? '';
      return { id, name, description: description ?? '', asksFirst, server, state };
    });
}

/** What a body says of how a server is reached. @throws {Refusal} 422 for what its transport needs */
function targetOf({
  transport,
  url,
  command,
  args = [],
  allowPrivate,
}: Pick<McpTarget, 'transport' | 'allowPrivate'> & {
  url?: string | undefined;
  command?: string | undefined;
  args?: readonly string[] | undefined;
}) {
  const isProgram = transport === 'stdio';
  if (isProgram && !command) throw refuseField('command', 'validation.generic.required');
  if (!isProgram && !url) throw refuseField('url', 'validation.modelService.addressRequired');
  return {
    transport,
    url: isProgram ? null : new URL(url!).href,
    command: isProgram ? command! : null,
    args: isProgram ? [...args] : [],
    allowPrivate,
  };
}

/** @throws {Refusal} 422 for half a place */
function checkPlace({ latitude, longitude }: Place): void {
  if (latitude !== null && longitude === null)
    throw refuseField('longitude', 'validation.generic.required');
  if (longitude !== null && latitude === null)
    throw refuseField('latitude', 'validation.generic.required');
}

/** @throws {Refusal} 422 for an address, or a program, that is not allowed here */
function checked<T extends Omit<McpTarget, 'token'>>(context: ServerContext, target: T): T {
  const { url, transport, allowPrivate } = target;
  if (transport === 'stdio' && !context.mcp.programs)
    throw refuseField('command', 'validation.mcp.programsOff');
  if (url !== null && context.services.access.refuses(url, { allowPrivate }))
    throw refuseField('url', 'validation.modelService.privateAddress');
  return target;
}

/** A token goes where it was meant to go: whoever changes the address has to know it. */
function checkToken(
  { sealedToken, url }: Connection,
  target: Pick<McpTarget, 'url'>,
  token: string | undefined,
): void {
  const moves = url !== null && target.url !== null && originOf(url) !== originOf(target.url);
  if (moves && sealedToken !== null && token === undefined)
    throw refuseField('token', 'validation.modelService.keyAgain');
}

const sealed = (
  { mcp }: ServerContext,
  token: string | undefined,
  { url }: Pick<McpTarget, 'url'>,
): string | null => (token && url !== null ? mcp.seal(token, url) : null);

function connectionOf({ store }: ServerContext, serverId: number): Connection {
  const [row] = store.rowsBy('mcp_connections', 'serverId', serverId);
  if (!row) throw new Refusal(404, 'server.resource.notFound');
  return row;
}

function viewOf({ store, mcp }: ServerContext, row: Connection): McpConnection {
  const { serverId, revision, transport, url, command, args, allowPrivate, enabled } = row;
  const server = store.find('mcp_servers', serverId)!;
  const { name, location, latitude, longitude, createdAt } = server;
  return {
    id: serverId,
    version: revision,
    name,
    location,
    latitude,
    longitude,
    transport,
    url,
    command,
    args,
    token: row.sealedToken === null ? 'none' : mcp.opens(row) ? 'held' : 'lost',
    allowPrivate,
    enabled,
    createdAt,
  };
}

/** The calls of this file. */
export const mcpEndpoints = {
  mcpConnections,
  createMcpConnection,
  changeMcpConnection,
  deleteMcpConnection,
  testMcpConnection,
  agentTools,
  setAgentTools,
  decideToolCall,
};
