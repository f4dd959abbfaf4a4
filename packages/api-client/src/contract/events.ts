import * as z from 'zod';

import {
  cognitiveLayers,
  finalRunStatuses,
  runErrorCodes,
  runStepStates,
  toolApprovals,
} from './enums.js';
import { idSchema, instantSchema, oneOf } from './fields.js';
import { runResultSchema, runUsageSchema } from './entities/task.js';

/** Increasing within a run; also the `id:` line of the stream and what `Last-Event-ID` resumes after. */
const base = { id: z.int().min(0), at: instantSchema };
const agent = idSchema.nullable();

/** A named step changed its state. */
export const stepEventSchema = z.object({
  ...base,
  type: z.literal('step'),
  /** From 0. */
  index: z.int().min(0),
  /** How many steps the run has, when it is known. */
  total: z.int().optional(),
  name: z.string(),
  agentId: agent,
  state: oneOf(runStepStates),
  /** Milliseconds, once the step has ended. */
  duration: z.number().optional(),
});

/** More of a text that is being written. */
export const deltaEventSchema = z.object({
  ...base,
  type: z.literal('delta'),
  /** The text it continues: the `messageId` of a message to come, or `result`. */
  messageId: z.string(),
  agentId: agent,
  text: z.string(),
});

/** A finished message from one agent to another. It replaces the deltas of its `messageId`. */
export const messageEventSchema = z.object({
  ...base,
  type: z.literal('message'),
  messageId: z.string(),
  from: agent,
  /** Null: to everyone. */
  to: agent,
  /** From 1; absent outside the rounds. */
  round: z.int().optional(),
  /** Markdown. */
  text: z.string(),
});

/** A tool was called, or answered: both carry the same `callId`. */
export const toolEventSchema = z.object({
  ...base,
  type: z.literal('tool'),
  callId: z.string(),
  agentId: agent,
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: z.unknown().optional(),
  error: z.string().optional(),
  /** Where a call stands that a person is asked about; absent when nobody is. */
  approval: oneOf(toolApprovals).optional(),
  /** Until when an answer is waited for, while it is `asked`. */
  until: instantSchema.optional(),
  /** Absent while the tool is at work. */
  milliseconds: z.number().optional(),
});

/** A cognitive layer became active. */
export const stateEventSchema = z.object({
  ...base,
  type: z.literal('state'),
  layer: oneOf(cognitiveLayers),
  content: z.string().optional(),
});

/** The cost of the run so far, in total. */
export const usageEventSchema = z.object({
  ...base,
  type: z.literal('usage'),
  ...runUsageSchema.shape,
});

/** The result, as far as it is known; the last one counts. */
export const resultEventSchema = z.object({
  ...base,
  type: z.literal('result'),
  result: runResultSchema,
});

/** Something went wrong. The run goes on unless `fatal`. */
export const errorEventSchema = z.object({
  ...base,
  type: z.literal('error'),
  code: oneOf(runErrorCodes),
  message: z.string(),
  fatal: z.boolean(),
  agentId: agent.optional(),
  /** The model service's own reason, for administrators who look after it; nobody else gets it. */
  detail: z.string().optional(),
});

/** The last event of a run. */
export const doneEventSchema = z.object({
  ...base,
  type: z.literal('done'),
  status: oneOf(finalRunStatuses),
});

/** Everything a run can say. */
export const runEventSchema = z.discriminatedUnion('type', [
  stepEventSchema,
  deltaEventSchema,
  messageEventSchema,
  toolEventSchema,
  stateEventSchema,
  usageEventSchema,
  resultEventSchema,
  errorEventSchema,
  doneEventSchema,
]);
/** One event of a run. */
export type RunEvent = z.infer<typeof runEventSchema>;
