import * as z from 'zod';

import { runStatuses, runStepStates } from '../enums.js';
import { instantSchema, oneOf } from '../fields.js';
import { runAgentSchema, runResultSchema, runUsageSchema } from './task.js';

/**
 * A finished run as anybody signed in sees it who has its link: no request, no messages between
 * agents, no trace.
 */
export const sharedRunSchema = z.object({
  title: z.string(),
  assistant: z.string(),
  /** Whoever shares it. */
  sharedBy: z.string(),
  /** It is the reader's own run, found under this id. */
  ownId: z.int().nullable(),
  status: oneOf(runStatuses),
  result: runResultSchema,
  version: z.int().min(1),
  /** Parts of the result that a person wrote, as dotted paths. */
  edited: z.array(z.string()),
  agents: z.array(runAgentSchema),
  steps: z.array(
    z.object({
      name: z.string(),
      state: oneOf(runStepStates),
      /** Milliseconds. */
      duration: z.number().nullable(),
    }),
  ),
  usage: runUsageSchema.nullable(),
  duration: z.number().nullable().describe('Milliseconds.'),
  createdAt: instantSchema,
  completedAt: instantSchema.nullable(),
});
/** A finished run as anybody signed in sees it who has its link. */
export type SharedRun = z.infer<typeof sharedRunSchema>;
