import * as z from 'zod';

import { bounds } from '../bounds.js';
import { instantSchema, numberIn, optionalText } from '../fields.js';

/** The rating somebody gives a result. */
export const runRatingBodySchema = z.strictObject({
  stars: numberIn(bounds.rating, 'whole'),
  /** Points that were good or missing. */
  text: optionalText(bounds.remark).default(''),
});
/** The fields that can be sent as a rating. */
export type RunRatingBody = z.input<typeof runRatingBodySchema>;

/** A rating of a run. */
export const runRatingSchema = z.object({
  stars: z.int().min(bounds.rating.min).max(bounds.rating.max),
  text: z.string(),
  ratedAt: instantSchema,
});
/** A rating of a run. */
export type RunRating = z.infer<typeof runRatingSchema>;
