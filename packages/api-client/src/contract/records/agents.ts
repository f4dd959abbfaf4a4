import * as z from 'zod';

import { agentSchema } from '../entities/agent.js';
import { runResultSchema, taskSchema } from '../entities/task.js';
import { oneOf } from '../fields.js';
import { systemStatuses, versionAuthors } from '../enums.js';
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
  mcp_servers: record('mcp_servers', {
    description: 'A server of tools that agents reach, and how it is doing.',
    fields: {
      name: title(),
      location: label().describe('Where it runs: a region or an address.'),
      status: oneOf(['active', ...systemStatuses, 'inactive']).default('inactive'),
      cpuUsage: optional(percent.describe('Percent.')),
      memoryUsage: optional(percent.describe('Percent.')),
      uptime: optional(whole().describe('Seconds since it started.')),
      lastHeartbeat: optional(moment()),
    },
    read: 'member',
    write: 'admin',
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
