import * as z from 'zod';

import { bounds } from '../bounds.js';
import { text, textsOf } from '../fields.js';

/** A change of a result in words, which a model carries out. */
export const revisionBodySchema = z.strictObject({
  /** The change that is wanted, in the person's words. */
  instruction: text({ min: 1, max: bounds.remark.max }),
  /** The fields of the result that may change; none for all of them. */
  parts: textsOf(bounds.revisedParts, bounds.slug),
});
/** The fields that can be sent to have a result changed. */
export type RevisionBody = z.input<typeof revisionBodySchema>;

/** What a change of a result in words takes. */
export const revisionEstimateSchema = z.object({
  /** The model that would make it. */
  model: z.string(),
  /** There is only the built-in offline model, which changes nothing by words. */
  offline: z.boolean(),
  /** Its price; nothing is taken when no change comes of it. */
  points: z.int().min(0),
  /** Points there are now. */
  balance: z.int(),
});
/** What a change of a result in words takes. */
export type RevisionEstimate = z.infer<typeof revisionEstimateSchema>;
