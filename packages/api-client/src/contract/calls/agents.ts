import * as z from 'zod';

import { cacheDefaults } from '../defaults.js';
import {
  agentBodySchema,
  agentChangeBodySchema,
  agentSchema,
  agentStatusBodySchema,
} from '../entities/agent.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Agents');

/** The calls of the own agents. */
export const agentCalls = {
  agents: defineCall('GET /api/agents', {
    summary: 'All own agents',
    lists: 'agents',
    answer: z.array(agentSchema),
    every: cacheDefaults.agentsInterval,
  }),
  createAgent: defineCall('POST /api/agents', {
    summary: 'Create an agent',
    changes: [],
    keeps: 'agents',
    body: agentBodySchema,
    answer: agentSchema,
    status: 201,
  }),
  /**
   * Changes the given fields, which makes a new version unless nothing changes. `If-Match` names the
   * version it was made from; 412, with the agent as it is now, when there is a newer one.
   */
  updateAgent: defineCall('PATCH /api/agents/{id}', {
    summary: 'Change an agent, which makes a new version of it',
    changes: ['agent_versions'],
    keeps: 'agents',
    body: agentChangeBodySchema,
    answer: agentSchema,
    versioned: true,
  }),
  deleteAgent: defineCall('DELETE /api/agents/{id}', {
    summary: 'Delete an agent',
    changes: ['agents'],
  }),
  clearMemory: defineCall('DELETE /api/agents/{id}/memory', {
    summary: 'Make an agent forget all it keeps',
    changes: ['agent_memories', 'memory_system', 'dashboard'],
  }),
  /** Brings a deleted agent back; 404 when that was too long ago. */
  restoreAgent: defineCall('POST /api/agents/{id}/restore', {
    summary: 'Bring a deleted agent back',
    changes: ['agents'],
    answer: agentSchema,
  }),
  /**
   * Makes a new version that is equal to an old one; `If-Match` as for a change.
   * `rowsOf(client, 'agent_versions')` has them all.
   */
  restoreAgentVersion: defineCall('POST /api/agents/{id}/versions/{version}/restore', {
    summary: 'Make an old version of an agent count again',
    changes: ['agent_versions'],
    keeps: 'agents',
    answer: agentSchema,
    versioned: true,
  }),
  setAgentStatus: defineCall('PATCH /api/agents/{id}/status', {
    summary: 'Set the status of an agent',
    changes: [],
    keeps: 'agents',
    body: agentStatusBodySchema,
    answer: agentSchema,
  }),
};
