import * as z from 'zod';

import { bounds } from '../bounds.js';
import { collaborationDefaults } from '../defaults.js';
import { agentTypes, runStatuses } from '../enums.js';
import { flag, idSchema, instantSchema, missingOr, numberIn, oneOf, text } from '../fields.js';

/** How a collaboration runs. */
export const taskMetadataSchema = z.strictObject({
  passThroughMode: flag().default(collaborationDefaults.passThroughMode),
  /** Rounds between coordinator and agents. */
  maxIterations: numberIn(bounds.maxIterations, 'whole').default(
    collaborationDefaults.maxIterations,
  ),
  /** Seconds for the whole run, in steps of 30. */
  timeoutSeconds: numberIn(bounds.timeoutSeconds, 'whole')
    .multipleOf(bounds.timeoutSeconds.step, 'validation.generic.invalid')
    .default(collaborationDefaults.timeoutSeconds),
  /** When the client sent the request. */
  requestTime: instantSchema.optional(),
  /** The browser's user-agent string. */
  clientInfo: z.string().max(bounds.clientInfo.max, 'validation.generic.maxLength').optional(),
});
/** How a collaboration runs, defaults filled in. */
export type TaskMetadata = z.output<typeof taskMetadataSchema>;

/** A new collaboration task: at least two different agents, one of them its coordinator. */
export const taskBodySchema = z.strictObject({
  title: text(bounds.taskTitle, 'validation.task.titleMin'),
  description: text(bounds.taskDescription, 'validation.task.descriptionMin'),
  agentsInvolved: z
    .array(idSchema, { error: missingOr('validation.task.agentsMin') })
    .min(bounds.taskAgents.min, 'validation.task.agentsMin')
    .max(bounds.taskAgents.max, 'validation.generic.max')
    .refine((ids) => new Set(ids).size >= Math.min(ids.length, bounds.taskAgents.min), {
      error: 'validation.task.agentsMin',
      params: { minimum: bounds.taskAgents.min },
    }),
  coordinatorId: z
    .int({ error: missingOr('validation.task.coordinatorRequired') })
    .positive('validation.task.coordinatorRequired'),
  metadata: taskMetadataSchema.prefault({}),
});
/** What may be sent to create a task. */
export type TaskBody = z.input<typeof taskBodySchema>;
/** A submitted task with its defaults filled in. */
export type TaskFields = z.output<typeof taskBodySchema>;

/** What a run has cost so far. */
export const runUsageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  points: z.number(),
});
/** What a run has cost so far. */
export type RunUsage = z.infer<typeof runUsageSchema>;

/** One agent's share in a result, in percent. */
export const contributionSchema = z.object({
  agentId: idSchema,
  name: z.string(),
  percent: z.number(),
  summary: z.string().optional(),
});

/** What a run produced. Every result has a text (Markdown); assistants add fields of their own. */
export const runResultSchema = z.looseObject({
  text: z.string(),
  contributions: z.array(contributionSchema).optional(),
  /** The model that wrote it. */
  model: z.string().optional(),
  /** Written by the built-in offline model; screens label it. */
  offline: z.boolean().optional(),
  /** Why the text is all there is: the model's answer did not have the promised shape. */
  note: z.string().optional(),
});
/** What a run produced. */
export type RunResult = z.infer<typeof runResultSchema>;

/** An agent as it was when the run was created: it can be renamed or deleted later. */
export const runAgentSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: oneOf(agentTypes),
  model: z.string().optional(),
  expertise: z.array(z.string()).optional(),
});
/** An agent of a run. */
export type RunAgent = z.infer<typeof runAgentSchema>;

/** A run: one execution of an assistant, the collaboration of agents among them. */
export const taskSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** The assistant it is a run of; a collaboration when it is absent. */
  assistant: z.string().optional(),
  /** What was asked of it. */
  request: z.record(z.string(), z.unknown()).nullish(),
  title: z.string(),
  description: z.string(),
  status: oneOf(runStatuses),
  result: runResultSchema.nullable(),
  /** Why it failed, in the language it was started in. */
  error: z.string().nullish(),
  duration: z
    .number()
    .nullable()
    .describe('Milliseconds from start to end; null while it has not ended.'),
  agentCount: z.int(),
  agentsInvolved: z.array(idSchema),
  coordinatorId: idSchema.nullable(),
  agents: z.array(runAgentSchema).optional(),
  metadata: z.looseObject(taskMetadataSchema.shape),
  usage: runUsageSchema.nullish(),
  createdAt: instantSchema,
  startedAt: instantSchema.nullish(),
  completedAt: instantSchema.nullable(),
});
/** A run. */
export type Task = z.infer<typeof taskSchema>;
