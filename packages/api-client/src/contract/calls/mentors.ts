import * as z from 'zod';

import { answerVoteBodySchema, mentorEstimateSchema } from '../entities/mentoring.js';
import { records } from '../records/index.js';
import { rowSchema } from '../records/record.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Mentors');

const answerSchema = rowSchema(records.discussion_answers);

/** The calls of a learning plan's mentors. */
export const mentorCalls = {
  estimateAnswers: defineCall('GET /api/learning-plans/{id}/answers/estimate', {
    summary: 'What a question to the mentors of a plan costs, and who answers it',
    answer: mentorEstimateSchema,
    refusals: [409],
  }),
  /**
   * Has every mentor of the plan that has not answered yet answer a question; their answers are
   * stored. Whoever fails is left out and not charged; when all do, it is refused.
   */
  askMentors: defineCall('POST /api/learning-discussions/{id}/answers', {
    summary: 'Have the mentors of its plan answer a question',
    changes: ['learning_discussions', 'discussion_answers', 'estimateRun', 'estimateAnswers'],
    answer: z.array(answerSchema),
    once: true,
    refusals: [402, 409, 429, 502],
  }),
  /** Once for each member, however often it is said. */
  voteAnswer: defineCall('POST /api/discussion-answers/{id}/vote', {
    summary: 'Say whether an answer helped',
    changes: ['discussion_answers'],
    body: answerVoteBodySchema,
    answer: answerSchema,
  }),
};
