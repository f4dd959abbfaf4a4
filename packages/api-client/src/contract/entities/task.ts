import * as z from 'zod';

import { bounds } from '../bounds.js';
import { collaborationDefaults } from '../defaults.js';
import { agentTypes, ethicsActions, ethicsChecks, runSourceKinds, runStatuses } from '../enums.js';
import {
  dismissedFacts,
  flag,
  idSchema,
  instantSchema,
  missingOr,
  numberIn,
  oneOf,
  text,
} from '../fields.js';
import { runRatingSchema } from './rating.js';

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
  dismissedFacts: dismissedFacts(),
});
/** The fields that can be sent to create a task. */
export type TaskBody = z.input<typeof taskBodySchema>;
/** A submitted task with its defaults filled in. */
export type TaskFields = z.output<typeof taskBodySchema>;

/** The usage of one model that wrote in a run. */
export const runModelSchema = z.object({
  model: z.string(),
  /** It is the built-in offline model; screens label it. */
  offline: z.boolean(),
  /** How many texts. */
  texts: z.int().min(0),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
/** The usage of one model that wrote in a run. */
export type RunModel = z.infer<typeof runModelSchema>;

/** The cost of a run so far. */
export const runUsageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  points: z.number(),
  /** Every model that wrote, the last one last. */
  models: z.array(runModelSchema).readonly().optional(),
});
/** The cost of a run so far. */
export type RunUsage = z.infer<typeof runUsageSchema>;

/** One agent's share in a result, in percent. */
export const contributionSchema = z.object({
  agentId: idSchema,
  name: z.string(),
  percent: z.number(),
  summary: z.string().optional(),
});

/** Something a result rests on. */
export const runSourceSchema = z.object({
  kind: oneOf(runSourceKinds),
  /** Its name: the run's title, the field of the request, the tool in the run's language. */
  name: z.string(),
  /** How it begins, or the words that are used; absent for a tool. */
  excerpt: z.string().optional(),
  /** The page of a file those words are on. */
  page: z.int().min(1).optional(),
  /** The earlier run it is the result of. */
  run: idSchema.optional(),
  /** Where it can be read. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(bounds.url.max)
    .optional(),
  /** How often it was used. */
  count: z.int().min(1),
});
/** Something a result rests on. */
export type RunSource = z.infer<typeof runSourceSchema>;

/** What a check of ethics found in a result. */
export const resultFlagSchema = z.object({
  check: oneOf(ethicsChecks),
  action: oneOf(ethicsActions),
  /** How much was found. */
  count: z.int().min(1),
  /**
   * The first of it: the figures, the attributes, the tools, the fields of advice (`medical`, `legal`,
   * `financial`); personal data with its middle hidden.
   */
  findings: z.array(z.string()),
});
/** What a check of ethics found in a result. */
export type ResultFlag = z.infer<typeof resultFlagSchema>;

/** The result of a run. Every result has a text (Markdown); assistants add fields of their own. */
export const runResultSchema = z.looseObject({
  text: z.string(),
  contributions: z.array(contributionSchema).optional(),
  /** The rows it is stored as, besides the run's own, and the part each stands for. */
  records: z
    .array(z.object({ table: z.string(), id: idSchema, key: z.string().optional() }))
    .optional(),
  /** The model that wrote it. */
  model: z.string().optional(),
  /** Written by the built-in offline model; screens label it. */
  offline: z.boolean().optional(),
  /** Why the text is all there is: the model's answer did not have the promised shape. */
  note: z.string().optional(),
  /**
   * The run failed because an answer did not have its promised shape, twice: `text` is that answer
   * as it was written, the assistant's own fields are missing, and a retry asks again.
   */
  unshaped: z.boolean().optional(),
  /** Citations of sources there are not, which were taken out of its texts. */
  citationsRemoved: z.int().min(1).optional(),
  /** What the checks of ethics found in it; a person's own changes are not checked. */
  flags: z.array(resultFlagSchema).optional(),
  /** The sources it rests on: those its texts cite as `[1]`, in their order, then the others. */
  sources: z.array(runSourceSchema).optional(),
});
/** The result of a run. */
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
  /** The request it was given. */
  request: z.record(z.string(), z.unknown()).nullish(),
  title: z.string(),
  description: z.string(),
  status: oneOf(runStatuses),
  /** The files it was given, by the names they had; one of them may be removed since. */
  files: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
  /** The earlier runs it was given, by the titles they had; one of them may be deleted since. */
  earlierRuns: z.array(z.object({ id: idSchema, title: z.string() })).optional(),
  /** The version that counts: the model's own, or what its owner made of it. */
  result: runResultSchema.nullable(),
  /** The number of that version; null while there is no finished result. */
  version: z.int().min(1).nullish().describe('The number of the version `result` is, from 1.'),
  edited: z
    .array(z.string())
    .optional()
    .describe('Parts of `result` that a person wrote, as dotted paths; all others are the AI’s.'),
  model: z
    .string()
    .nullish()
    .describe('The model it was asked to be written by; null: one for the purpose of each step.'),
  webSearch: z
    .boolean()
    .optional()
    .describe('Whether the service of its model was asked to search the web.'),
  pinned: z.boolean().optional().describe('Kept at the head of the history.'),
  shareId: z.string().nullish().describe('The id of its share link; null while it is not shared.'),
  /** Its owner's rating. */
  rating: runRatingSchema.nullish(),
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
  metadata: z.looseObject({
    ...taskMetadataSchema.shape,
    // An assistant has a time of its own.
    timeoutSeconds: numberIn(bounds.runSeconds, 'whole').default(
      collaborationDefaults.timeoutSeconds,
    ),
  }),
  usage: runUsageSchema.nullish(),
  createdAt: instantSchema,
  startedAt: instantSchema.nullish(),
  completedAt: instantSchema.nullable(),
});
/** A run. */
export type Task = z.infer<typeof taskSchema>;

/** The fields of a run that may change besides its result. */
export const taskChangeBodySchema = z.strictObject({
  title: text(bounds.taskTitle, 'validation.task.titleMin').optional(),
  pinned: flag().optional(),
});
/** The fields of a run that may change besides its result. */
export type TaskChangeBody = z.input<typeof taskChangeBodySchema>;
