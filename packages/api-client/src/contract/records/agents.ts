import * as z from 'zod';

import { agentSchema } from '../entities/agent.js';
import { taskSchema } from '../entities/task.js';
import { oneOf } from '../fields.js';
import { systemStatuses } from '../enums.js';
import { json, label, moment, optional, reference, title, whole } from './columns.js';
import { record } from './record.js';

const { id: _agentId, createdAt: _agentTime, ...agentFields } = agentSchema.shape;
const { id: _taskId, createdAt: _taskTime, ...taskFields } = taskSchema.shape;
/** 0 to 100. */
const percent = z.number().min(0).max(100);

/** Agents and tasks (data model, section 3). The first two are written by calls of their own. */
export const agentRecords = {
  agents: record('agents', {
    fields: { ...agentFields, userId: reference('users') },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
  }),
  tasks: record('tasks', {
    fields: { ...taskFields, userId: reference('users') },
    owner: 'userId',
    read: 'owner',
    write: 'server',
    permission: 'agent_management',
  }),
  mcp_servers: record('mcp_servers', {
    fields: {
      name: title(),
      location: label(),
      status: oneOf(['active', ...systemStatuses, 'inactive']).default('inactive'),
      /** Percent. */
      cpuUsage: optional(percent),
      /** Percent. */
      memoryUsage: optional(percent),
      /** Seconds since it started. */
      uptime: optional(whole()),
      lastHeartbeat: optional(moment()),
    },
    read: 'member',
    write: 'admin',
    permission: 'performance_monitoring',
  }),
  memory_system: record('memory_system', {
    fields: {
      type: label(),
      /** Bytes it can hold, and holds. */
      size: z.int().min(0),
      used: z.int().min(0),
      metrics: json().default({}),
      lastUpdate: optional(moment()),
    },
    fixed: ['lastUpdate'],
    read: 'member',
    write: 'admin',
    permission: 'performance_monitoring',
  }),
};
