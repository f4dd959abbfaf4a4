import * as z from 'zod';

import { cognitiveLayers, finalRunStatuses, toolStatuses, toolTypes } from '../enums.js';
import { oneOf } from '../fields.js';
import {
  decimal,
  json,
  jsonList,
  label,
  list,
  moment,
  optional,
  prose,
  reference,
  slug,
  title,
  version,
  whole,
} from './columns.js';
import { record } from './record.js';

/** Milliseconds. */
const milliseconds = () => z.number().min(0);
const shared = { read: 'member', write: 'admin', permission: 'plugin_management' } as const;
/** What a run leaves behind: written by the engine, read by whoever ran it. */
const trace = { read: 'owner', write: 'server', permission: 'agent_management' } as const;

/** Tools and cognition (data model, section 3). */
export const toolRecords = {
  tools: record('tools', {
    fields: {
      toolId: slug(),
      name: title(),
      description: optional(prose()),
      type: oneOf(toolTypes),
      status: oneOf(toolStatuses).default('active'),
      parameters: json().default({}),
      capabilities: list(label()).default([]),
      source: optional(label()),
      version: version().default('1.0.0'),
      embedding: optional(z.array(z.number()).max(4_096)),
      metadata: json().default({}),
    },
    unique: [['toolId']],
    ...shared,
  }),
  tool_usage_patterns: record('tool_usage_patterns', {
    fields: {
      patternId: slug(),
      tools: list(slug()),
      frequency: whole().default(0),
      /** 0 to 1. */
      successRate: optional(z.number().min(0).max(1)),
      averageExecutionTime: optional(milliseconds()),
      commonContexts: list(label()).default([]),
    },
    unique: [['patternId']],
    ...shared,
  }),
  tool_call_traces: record('tool_call_traces', {
    fields: {
      traceId: label(),
      toolId: label(),
      toolName: label(),
      parameters: json().default({}),
      result: z.unknown(),
      error: optional(prose()),
      executionTime: milliseconds(),
      agentId: optional(reference('agents')),
      taskId: optional(reference('tasks')),
      nodeId: optional(label()),
      sessionId: optional(label()),
      userId: reference('users'),
    },
    owner: 'userId',
    ...trace,
  }),
  tool_discovery_results: record('tool_discovery_results', {
    fields: {
      discoveryId: label(),
      taskId: reference('tasks'),
      inputDescription: prose(),
      discoveredTools: jsonList().default([]),
      toolChains: jsonList().default([]),
      synthesisRecommendations: jsonList().default([]),
    },
    owner: 'taskId',
    ...trace,
  }),
  tool_composition_templates: record('tool_composition_templates', {
    fields: {
      templateId: slug(),
      name: title(),
      description: optional(prose()),
      tools: list(slug()),
      connectionPattern: json().default({}),
      parameterMappings: json().default({}),
      compositionType: label(),
      efficiency: optional(decimal(5, 2)),
      qualityScore: optional(decimal(5, 2)),
      usageCount: whole().default(0),
    },
    unique: [['templateId']],
    ...shared,
  }),
  cognitive_states: record('cognitive_states', {
    fields: {
      stateId: label(),
      taskId: reference('tasks'),
      layer: oneOf(cognitiveLayers),
      content: z.string(),
    },
    owner: 'taskId',
    ...trace,
  }),
  cognitive_transforms: record('cognitive_transforms', {
    fields: {
      transformId: label(),
      taskId: reference('tasks'),
      transformType: label(),
      /** `stateId`s of the states before and after it. */
      inputStates: list(label()).default([]),
      outputStates: list(label()).default([]),
      duration: milliseconds(),
      metrics: json().default({}),
    },
    owner: 'taskId',
    ...trace,
  }),
  execution_traces: record('execution_traces', {
    fields: {
      traceId: label(),
      taskId: reference('tasks'),
      transforms: z.array(json()),
      metrics: json(),
      snapshots: z.array(json()),
      errors: z.array(json()),
      /** How the run ended. The data model leaves it to the errors. */
      status: oneOf(finalRunStatuses),
      startTime: moment(),
      endTime: moment(),
      duration: milliseconds(),
    },
    owner: 'taskId',
    ...trace,
  }),
};
