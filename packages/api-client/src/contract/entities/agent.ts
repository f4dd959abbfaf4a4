import * as z from 'zod';

import { bounds } from '../bounds.js';
import { agentDefaults } from '../defaults.js';
import {
  agentTypes,
  capabilities,
  memoryTypes,
  preferredProviders,
  settableAgentStatuses,
  specializations,
} from '../enums.js';
import {
  flag,
  idSchema,
  instantSchema,
  missingOr,
  numberIn,
  oneOf,
  optionalText,
  text,
} from '../fields.js';

const fields = {
  name: text(bounds.agentName, 'validation.agent.nameMin'),
  type: oneOf(agentTypes, 'validation.agent.typeRequired'),
  model: text(bounds.modelId, 'validation.agent.modelRequired'),
  temperature: numberIn(bounds.temperature),
  maxTokens: numberIn(bounds.maxTokens, 'whole'),
  specialization: oneOf(specializations),
  capabilities: z
    .array(oneOf(capabilities), { error: missingOr('validation.agent.capabilitiesMin') })
    .min(bounds.agentCapabilities.min, 'validation.agent.capabilitiesMin')
    .max(capabilities.length, 'validation.generic.max'),
  systemPrompt: optionalText(bounds.systemPrompt),
  allowFallback: flag(),
  preferredProvider: oneOf(preferredProviders),
  memoryType: oneOf(memoryTypes),
  memoryDepth: numberIn(bounds.memoryDepth, 'whole'),
};

/** An agent as it is submitted. What has a default may be left out. */
export const agentBodySchema = z.strictObject({
  ...fields,
  temperature: fields.temperature.default(agentDefaults.temperature),
  maxTokens: fields.maxTokens.default(agentDefaults.maxTokens),
  specialization: fields.specialization.default(agentDefaults.specialization),
  allowFallback: fields.allowFallback.default(agentDefaults.allowFallback),
  preferredProvider: fields.preferredProvider.default(agentDefaults.preferredProvider),
  memoryType: fields.memoryType.default(agentDefaults.memoryType),
  memoryDepth: fields.memoryDepth.default(agentDefaults.memoryDepth),
});
/** The fields that can be sent to create an agent. */
export type AgentBody = z.input<typeof agentBodySchema>;
/** A submitted agent with its defaults filled in. */
export type AgentFields = z.output<typeof agentBodySchema>;

/** A change of some fields of an agent; what is absent stays as it is, nothing is defaulted. */
export const agentChangeBodySchema = z.strictObject(fields).partial();
/** The fields that can be sent to change an agent. */
export type AgentChangeBody = z.input<typeof agentChangeBodySchema>;

/** The status a person chose for an agent; `error` cannot be chosen. */
export const agentStatusBodySchema = z.strictObject({ status: oneOf(settableAgentStatuses) });

/** Figures of the runs an agent took part in. */
export const agentFiguresSchema = z.object({
  runs: z.int().min(0),
  successRate: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Completed among those that completed or failed; null before the first.'),
  pointsPerRun: z
    .number()
    .nullable()
    .describe('Mean points of a run that ended, for its whole team; null before the first.'),
  lastActive: instantSchema.nullable().describe('When the newest run was created.'),
});
/** Figures of the runs an agent took part in. */
export type AgentFigures = z.infer<typeof agentFiguresSchema>;

/**
 * An agent as a server lists it. `settings` is an object or that object as JSON text, and a status
 * this contract does not know is legal: read both with `readAgent`.
 */
export const agentSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: oneOf(agentTypes),
  status: z.string(),
  settings: z.union([z.record(z.string(), z.unknown()), z.string()]).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  /** The number of its present version; a change names it in `If-Match`. */
  version: z.int().min(1).optional(),
  /** In a list; one agent alone does not say it. */
  figures: agentFiguresSchema.optional(),
  createdAt: instantSchema,
});
/** An agent on the wire. */
export type ListedAgent = z.infer<typeof agentSchema>;

/** A person's choice of status for an agent. */
export type AgentStatusBody = z.input<typeof agentStatusBodySchema>;
