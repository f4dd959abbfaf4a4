import {
  dashboardQuerySchema,
  dashboardSchema,
  ethicsDecisionBodySchema,
} from '../entities/dashboard.js';
import { records } from '../records/index.js';
import { rowSchema } from '../records/record.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Runs');

/** The calls of the dashboard. */
export const dashboardCalls = {
  /** Days are those of the time zone the client names. */
  dashboard: defineCall('GET /api/dashboard', {
    summary: 'What the own runs did today, in 7 or in 30 days, counted from their rows',
    query: dashboardQuerySchema,
    answer: dashboardSchema,
    every: 10_000,
  }),
  /** Anything that was found can be decided, and decided anew. */
  decideCheck: defineCall('POST /api/ethics-checks/{id}/decision', {
    summary: 'Confirm what a check found in a result, or dismiss it',
    changes: ['ethics_checks', 'dashboard'],
    body: ethicsDecisionBodySchema,
    answer: rowSchema(records.ethics_checks),
  }),
};
