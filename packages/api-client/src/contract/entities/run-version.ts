import * as z from 'zod';

import { bounds } from '../bounds.js';
import { versionAuthors } from '../enums.js';
import { instantSchema, missingOr, oneOf, optionalText } from '../fields.js';
import { runResultSchema } from './task.js';

/** A result its owner has edited. */
export const resultEditBodySchema = z.strictObject({
  /**
   * The whole result. It has to be what the assistant promises; what is computed or says where it
   * comes from is the server's, whatever is sent.
   */
  result: z.record(z.string(), z.unknown(), {
    error: missingOr('validation.generic.required'),
  }),
  /** The change, in the author's words. */
  note: optionalText(bounds.shortText).default(''),
});
/** The fields that can be sent to save an edited result. */
export type ResultEditBody = z.input<typeof resultEditBodySchema>;

/** A version of a result, as the list of versions names it. */
export const runVersionSchema = z.object({
  /** From 1, which is the model's own. Numbers that are missing were let go of. */
  number: z.int().min(1),
  author: oneOf(versionAuthors),
  /** The model, or the person. */
  name: z.string(),
  /** The model is the built-in offline one, whatever name it stands in for; screens say so. */
  offline: z.boolean().optional(),
  /** The change the author names; empty when nothing is said. */
  note: z.string(),
  /** The version it is equal to, when it was restored. */
  restored: z.int().min(1).nullable(),
  /** Parts that differ from the model's own, as dotted paths. */
  edited: z.array(z.string()),
  createdAt: instantSchema,
});
/** A version of a result, as the list of versions names it. */
export type RunVersion = z.infer<typeof runVersionSchema>;

/** A version with what it holds. */
export const runVersionResultSchema = runVersionSchema.extend({ result: runResultSchema });
/** A version with what it holds. */
export type RunVersionResult = z.infer<typeof runVersionResultSchema>;
