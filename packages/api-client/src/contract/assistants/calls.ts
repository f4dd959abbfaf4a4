import * as z from 'zod';

import { bounds } from '../bounds.js';
import { assistantAgentRoles, assistantAreas, cognitiveLayers } from '../enums.js';
import { idSchema, oneOf, text } from '../fields.js';

/** An assistant as the list of assistants names it, in the reader's language. */
export const assistantSchema = z.object({
  id: z.string(),
  area: oneOf(assistantAreas),
  /** The route of its screen. */
  path: z.string(),
  name: z.string(),
  about: z.string(),
  steps: z.array(
    z.object({
      id: z.string(),
      /** In the reader's language. */
      name: z.string(),
      role: oneOf(assistantAgentRoles),
      layer: oneOf(cognitiveLayers).optional(),
      /** The request's list it is repeated for. */
      forEach: z.string().optional(),
      /** The request's field, and its value, without which a run goes without it. */
      when: z.object({ field: z.string(), is: z.string() }).optional(),
      tools: z.array(z.string()),
    }),
  ),
  /** The tables it writes besides `tasks` and the traces of every run. */
  records: z.array(z.string()),
  /** Points of a run besides those of its texts; the offline model takes none. */
  basePoints: z.int().min(0),
  timeoutSeconds: z.int(),
});
/** An assistant of the list. */
export type Assistant = z.infer<typeof assistantSchema>;

/** A request to an assistant; its fields are checked against the assistant's own schema. */
export const runRequestSchema = z.record(z.string(), z.unknown());

/** The question a model asked before a run, and what the person answered. */
export const clarificationSchema = z.object({
  question: text(bounds.remark),
  answer: text(bounds.remark),
});
/** The question a model asked before a run, and what the person answered. */
export type Clarification = z.output<typeof clarificationSchema>;

/** The one question that is worth asking before a run. */
export const clarifyingQuestionSchema = z.object({
  /** Null: nothing decisive is missing. */
  question: z.string().nullable(),
  /** Answers somebody may choose from, at most four. */
  answers: z.array(z.string()),
});
/** The one question that is worth asking before a run. */
export type ClarifyingQuestion = z.infer<typeof clarifyingQuestionSchema>;

/** Fields a request of any assistant may have besides its own. */
export const runExtrasSchema = z.object({
  /** The own files whose text it may rest on. */
  attachments: z
    .array(idSchema)
    .max(bounds.attachments.max, 'validation.generic.max')
    .transform((ids) => [...new Set(ids)])
    .optional(),
  /** The own earlier runs whose results it may rest on. */
  earlierRuns: z
    .array(idSchema)
    .max(bounds.earlierRuns.max, 'validation.generic.max')
    .transform((ids) => [...new Set(ids)])
    .optional(),
  clarification: clarificationSchema.optional(),
});
/** Fields a request of any assistant may have besides its own. */
export type RunExtras = z.input<typeof runExtrasSchema>;

/** The model a run is to be written by; left out, one is taken for the purpose of each step. */
export const runModelQuerySchema = z.object({
  model: z
    .string()
    .trim()
    .min(1)
    .max(bounds.modelId.max, 'validation.generic.maxLength')
    .optional(),
});

const yesOrNo = (otherwise: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'validation.generic.invalid')
    .default(otherwise)
    .transform((value) => value === 'true');

/** The model of a new run, whether it searches the web, and whether it starts at once. */
export const runQuerySchema = runModelQuerySchema.extend({
  webSearch: yesOrNo('false'),
  start: yesOrNo('true'),
});

/** The price of a run. */
export const runEstimateSchema = z.object({
  /** Reserved at the start; what is not used comes back. */
  points: z.int().min(0),
  /** Texts models are asked for. */
  texts: z.int().min(0),
  /** Points there are now. */
  balance: z.int(),
  /** Points that are missing; 0 when there are enough. */
  missing: z.int().min(0),
});
/** The price of a run. */
export type RunEstimate = z.infer<typeof runEstimateSchema>;
