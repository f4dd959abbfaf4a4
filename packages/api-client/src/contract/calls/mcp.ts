import * as z from 'zod';

import {
  agentToolSchema,
  agentToolsBodySchema,
  mcpConnectionBodySchema,
  mcpConnectionChangeSchema,
  mcpConnectionListSchema,
  mcpConnectionSchema,
  mcpTestBodySchema,
  mcpTestSchema,
  toolDecisionBodySchema,
} from '../entities/mcp-connection.js';
import { taskSchema } from '../entities/task.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Tools');

/** What is asked of whoever connects servers of tools. */
const permission = 'plugin_management';

/** What is old once a server has come, gone or changed. */
const changes = ['mcpConnections', 'mcp_servers', 'tools', 'agentTools'] as const;

/** A server to try out that nobody has to be asked for. */
const sample = { transport: 'http', url: 'https://tools.example.com/mcp' } as const;

/** The calls of servers of tools (MCP), of what agents may call there, and of calls people are asked about. */
export const mcpCalls = {
  mcpConnections: defineCall('GET /api/mcp-connections', {
    summary: 'How the servers of tools are reached',
    answer: mcpConnectionListSchema,
    permission,
  }),
  /** Its tools are asked for at once; a server that does not answer is kept with its problem. */
  createMcpConnection: defineCall('POST /api/mcp-connections', {
    summary: 'Connect a server of tools',
    changes,
    body: mcpConnectionBodySchema,
    answer: mcpConnectionSchema,
    status: 201,
    permission,
    sample: { name: 'Tickets', command: undefined, args: undefined, ...sample },
  }),
  changeMcpConnection: defineCall('PATCH /api/mcp-connections/{id}', {
    summary: 'Change a connected server of tools',
    changes,
    body: mcpConnectionChangeSchema,
    answer: mcpConnectionSchema,
    permission,
    versioned: true,
    sample: { name: 'Tickets', command: undefined, args: undefined, ...sample },
  }),
  /** With its tools: no agent can call them any more. */
  deleteMcpConnection: defineCall('DELETE /api/mcp-connections/{id}', {
    summary: 'Disconnect a server of tools; its token is deleted',
    changes,
    permission,
  }),
  testMcpConnection: defineCall('POST /api/mcp-connections/test', {
    summary: 'Try out a server of tools: who it is, and what it offers',
    changes: [],
    body: mcpTestBodySchema,
    answer: mcpTestSchema,
    permission,
    refusals: [404],
    sample: { id: undefined, command: undefined, args: undefined, ...sample },
  }),
  agentTools: defineCall('GET /api/agents/{id}/tools', {
    summary: 'The tools of connected servers, and which of them an agent may call',
    answer: z.array(agentToolSchema),
  }),
  setAgentTools: defineCall('POST /api/agents/{id}/tools', {
    summary: 'Set which tools of connected servers an agent may call',
    changes: ['agentTools'],
    body: agentToolsBodySchema,
    answer: z.array(agentToolSchema),
    sample: { tools: [] },
  }),
  /** 409 when nobody is asked about the call any more. */
  decideToolCall: defineCall('POST /api/tasks/{id}/tool-decisions', {
    summary: 'Allow a call of a tool that a run asks about, or refuse it',
    changes: [],
    body: toolDecisionBodySchema,
    answer: taskSchema,
    refusals: [409],
  }),
};
