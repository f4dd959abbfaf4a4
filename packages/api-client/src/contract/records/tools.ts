import * as z from 'zod';

import {
  cognitiveLayers,
  ethicsActions,
  ethicsChecks,
  ethicsDecisions,
  finalRunStatuses,
  memoryTypes,
  toolStatuses,
  toolTypes,
} from '../enums.js';
import { flag, oneOf } from '../fields.js';
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
/** The trace a run leaves behind: written by the engine, read by whoever ran it. */
const trace = { read: 'owner', write: 'server', permission: 'agent_management' } as const;

/** Tools and cognition (data model, section 3). */
export const toolRecords = {
  tools: record('tools', {
    description: 'Something agents can call.',
    fields: {
      toolId: slug().describe('The name programs use.'),
      name: title(),
      description: optional(prose()),
      type: oneOf(toolTypes),
      status: oneOf(toolStatuses).default('active'),
      parameters: json().describe('What it takes, as a JSON Schema.').default({}),
      capabilities: list(label()).default([]),
      source: optional(label()),
      version: version().default('1.0.0'),
      embedding: optional(
        z.array(z.number()).max(4_096).describe('A vector of its meaning, by which it is found.'),
      ),
      metadata: json().default({}),
      // The server it is a tool of.
      serverId: optional(reference('mcp_servers')),
      asksFirst: flag().describe('Whether a person is asked before each call.').default(true),
    },
    unique: [['toolId']],
    ...shared,
  }),
  tool_usage_patterns: record('tool_usage_patterns', {
    description: 'Tools that are used together, how often and how well.',
    fields: {
      patternId: slug().describe('The name programs use.'),
      tools: list(slug()).describe('`toolId`s, in order.'),
      frequency: whole().describe('How often it was seen.').default(0),
      successRate: optional(z.number().min(0).max(1).describe('0 to 1.')),
      averageExecutionTime: optional(milliseconds().describe('Milliseconds.')),
      commonContexts: list(label()).default([]),
    },
    unique: [['patternId']],
    ...shared,
  }),
  tool_call_traces: record('tool_call_traces', {
    description: 'A call of a tool in a run: what went in and came out.',
    fields: {
      traceId: label(),
      toolId: label().describe('A `toolId` of `tools`.'),
      toolName: label(),
      parameters: json().default({}),
      result: z.unknown().describe('What the tool answered.').default(null),
      error: optional(prose()),
      executionTime: milliseconds().describe('Milliseconds.'),
      agentId: optional(reference('agents')),
      taskId: optional(reference('tasks')),
      nodeId: optional(label().describe('The step of the run, where there is one.')),
      sessionId: optional(label()),
      userId: reference('users'),
    },
    owner: 'userId',
    ...trace,
  }),
  tool_discovery_results: record('tool_discovery_results', {
    description: 'Which tools were found for a run.',
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
    description: 'A tried way to connect tools.',
    fields: {
      templateId: slug().describe('The name programs use.'),
      name: title(),
      description: optional(prose()),
      tools: list(slug()).describe('`toolId`s, in order.'),
      connectionPattern: json().default({}),
      parameterMappings: json().default({}),
      compositionType: label(),
      efficiency: optional(decimal(5, 2).describe('0 to 100.')),
      qualityScore: optional(decimal(5, 2).describe('0 to 100.')),
      usageCount: whole().describe('How often it was used.').default(0),
    },
    unique: [['templateId']],
    ...shared,
  }),
  cognitive_states: record('cognitive_states', {
    description: 'What a run had in mind, at one layer of its thinking.',
    fields: {
      stateId: label(),
      taskId: reference('tasks'),
      layer: oneOf(cognitiveLayers),
      content: z.string(),
    },
    owner: 'taskId',
    ...trace,
  }),
  agent_memories: record('agent_memories', {
    description: 'Something an agent keeps of a run, and is told of in its next one.',
    fields: {
      agentId: reference('agents'),
      taskId: reference('tasks'),
      type: oneOf(memoryTypes),
      content: prose(),
      expiresAt: optional(moment().describe('When it is forgotten; null for what stays.')),
    },
    owner: 'taskId',
    ours: true,
    ...trace,
  }),
  ethics_checks: record('ethics_checks', {
    description: 'A check of a finished result: what was found in it, and what followed.',
    fields: {
      taskId: reference('tasks'),
      attempt: whole({ min: 1 }).describe('The attempt whose result it was.'),
      check: oneOf(ethicsChecks),
      action: oneOf(ethicsActions),
      examined: whole().describe('What was looked at: texts, or calls of tools.'),
      flagged: whole().describe('How much was found; 0 is a check that passed.'),
      findings: list(label()).describe('The first of what was found, as it may be shown.'),
      decision: optional(oneOf(ethicsDecisions)),
    },
    owner: 'taskId',
    ours: true,
    ...trace,
  }),
  cognitive_transforms: record('cognitive_transforms', {
    description: 'A step of a run’s thinking: from states to states.',
    fields: {
      transformId: label(),
      taskId: reference('tasks'),
      transformType: label(),
      inputStates: list(label()).describe('`stateId`s of the states before it.').default([]),
      outputStates: list(label()).describe('`stateId`s of the states after it.').default([]),
      duration: milliseconds().describe('Milliseconds.'),
      metrics: json().default({}),
    },
    owner: 'taskId',
    ...trace,
  }),
  execution_traces: record('execution_traces', {
    description: 'How a run went from beginning to end.',
    fields: {
      traceId: label(),
      taskId: reference('tasks'),
      transforms: z.array(json()),
      metrics: json(),
      snapshots: z.array(json()),
      errors: z.array(json()),
      status: oneOf(finalRunStatuses).describe(
        'How the run ended. The data model leaves it to the errors.',
      ),
      startTime: moment(),
      endTime: moment(),
      duration: milliseconds().describe('Milliseconds.'),
    },
    owner: 'taskId',
    ...trace,
  }),
};
