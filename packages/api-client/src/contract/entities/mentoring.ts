import * as z from 'zod';

import { mentorRoles } from '../enums.js';
import { flag, oneOf } from '../fields.js';

/** What the answers of a plan's mentors take. */
export const mentorEstimateSchema = z.object({
  /** There is only the built-in offline model, which speaks for no mentor. */
  offline: z.boolean(),
  /** The mentors that would answer. */
  roles: z.array(oneOf(mentorRoles)),
  /** The price of all their answers; one that does not come costs nothing. */
  points: z.int().min(0),
  /** Points there are now. */
  balance: z.int(),
});
/** What the answers of a plan's mentors take. */
export type MentorEstimate = z.infer<typeof mentorEstimateSchema>;

/** Whether an answer helped its reader. */
export const answerVoteBodySchema = z.strictObject({ helpful: flag() });
/** Whether an answer helped its reader. */
export type AnswerVoteBody = z.input<typeof answerVoteBodySchema>;
