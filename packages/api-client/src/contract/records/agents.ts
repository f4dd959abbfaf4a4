import * as z from 'zod';

import { bounds } from '../bounds.js';
import { agentBodySchema, agentSchema } from '../entities/agent.js';
import { runResultSchema, taskSchema } from '../entities/task.js';
import { missingOr, numberIn, oneOf, text } from '../fields.js';
import { mcpProblems, systemStatuses, versionAuthors } from '../enums.js';
import {
  json,
  label,
  list,
  moment,
  optional,
  prose,
  rating,
  reference,
  title,
  version,
  whole,
} from './columns.js';
import { record } from './record.js';

const {
  id: _agentId,
  createdAt: _agentTime,
  figures: _figures,
  ...agentFields
} = agentSchema.shape;
const { id: _taskId, createdAt: _taskTime, rating: _rating, ...taskFields } = taskSchema.shape;
/** 0 to 100. */
const percent = z.number().min(0).max(100);

/** Agents and tasks (data model, section 3). The first two are written by calls of their own. */
export const agentRecords = {
  agents: record('agents', {
    description: 'An agent of a member: a model with a role, abilities and memory.',
    fields: {
      ...agentFields,
      // One that is made by the form is ready, and made idle.
      status: agentFields.status.default('inactive'),
      userId: reference('users'),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
  }),
  agent_versions: record('agent_versions', {
    description: 'What an agent was after it was created, changed or restored.',
    fields: {
      agentId: reference('agents'),
      number: whole({ min: 1 }).describe('From 1, within its agent; 1 is as it was created.'),
      name: label().describe('Who made it.'),
      changed: list(z.string()).describe('Fields that differ from the version before.'),
      restored: optional(whole({ min: 1 }).describe('The `number` it is equal to.')),
      agent: agentBodySchema.strip().describe('All of it, as it would be submitted.'),
    },
    owner: 'agentId',
    unique: [['agentId', 'number']],
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
    ours: true,
  }),
  tasks: record('tasks', {
    description: 'A run: what was asked for, who worked on it and what came of it.',
    fields: {
      ...taskFields,
      status: taskFields.status.default('pending'),
      userId: reference('users'),
    },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
  }),
  run_versions: record('run_versions', {
    description: 'A version of a run’s result: the model’s own, or what its owner made of it.',
    fields: {
      taskId: reference('tasks'),
      number: whole({ min: 1 }).describe('From 1, within its run.'),
      author: oneOf(versionAuthors),
      name: label().describe('The model, or the person.'),
      note: label().describe('What the author says was changed.'),
      restored: optional(whole({ min: 1 }).describe('The `number` it is equal to.')),
      edited: list(z.string()).describe('Parts that differ from the first, as dotted paths.'),
      result: runResultSchema,
    },
    owner: 'taskId',
    unique: [['taskId', 'number']],
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
    ours: true,
  }),
  run_ratings: record('run_ratings', {
    description: 'What a member thinks of a run’s result.',
    fields: {
      taskId: reference('tasks'),
      userId: reference('users'),
      stars: rating(),
      text: prose(),
      ratedAt: moment().describe('When it was given or last changed.'),
    },
    owner: 'taskId',
    unique: [['taskId', 'userId']],
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
    ours: true,
  }),
  model_comparisons: record('model_comparisons', {
    description: 'Models that were compared without their names, and whose answer was the best.',
    fields: {
      userId: reference('users'),
      prompt: text(bounds.prompt),
      models: z
        .array(text(bounds.modelId), { error: missingOr('validation.generic.required') })
        .min(bounds.blindModels.min, 'validation.generic.min')
        .max(bounds.comparedModels.max, 'validation.generic.max')
        .describe('In the order they were shown in: the first was A.'),
      choice: optional(text(bounds.modelId)).describe('Whose answer was the best; null for a tie.'),
      unanswered: list(text(bounds.modelId))
        .default([])
        .describe('Those without an answer: they neither win nor lose.'),
      ratedAt: moment(),
    },
    owner: 'userId',
    read: 'owner',
    write: 'owner',
    permission: 'model_management',
    ours: true,
  }),
  agent_tools: record('agent_tools', {
    description: 'A tool an agent may call.',
    fields: {
      agentId: reference('agents'),
      toolId: reference('tools'),
      version: version().describe('The `version` of the tool when it was allowed.'),
    },
    owner: 'agentId',
    unique: [['agentId', 'toolId']],
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
    ours: true,
  }),
  mcp_servers: record('mcp_servers', {
    description: 'A server of tools that agents reach, and how it is doing.',
    fields: {
      name: title(),
      location: label().describe('Where it runs: a region or an address.'),
      status: oneOf(['active', ...systemStatuses, 'inactive']).default('inactive'),
      cpuUsage: optional(percent.describe('Percent.')),
      memoryUsage: optional(percent.describe('Percent.')),
      uptime: optional(whole().describe('Seconds since it started.')),
      lastHeartbeat: optional(moment().describe('When it last answered.')),
      latitude: optional(numberIn({ min: -90, max: 90 }).describe('Degrees north.')),
      longitude: optional(numberIn({ min: -180, max: 180 }).describe('Degrees east.')),
      problem: optional(oneOf(mcpProblems).describe('Why it cannot be used now.')),
    },
    read: 'member',
    // Connected by calls of its own, watched by the server.
    write: 'server',
    permission: 'performance_monitoring',
  }),
  memory_system: record('memory_system', {
    description: 'A store agents remember things in, and how full it is.',
    fields: {
      type: label(),
      size: z.int().min(0).describe('Bytes it can hold.'),
      used: z.int().min(0).describe('Bytes it holds.'),
      metrics: json().default({}),
      lastUpdate: optional(moment()),
    },
    fixed: ['lastUpdate'],
    read: 'member',
    write: 'admin',
    permission: 'performance_monitoring',
  }),
};
