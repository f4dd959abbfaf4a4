import { dashboardQuerySchema, dashboardSchema } from '../entities/dashboard.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Runs');

/** The call of the dashboard. */
export const dashboardCalls = {
  /** Days are those of the time zone the client names. */
  dashboard: defineCall('GET /api/dashboard', {
    summary: 'What the own runs did today, in 7 or in 30 days, counted from their rows',
    query: dashboardQuerySchema,
    answer: dashboardSchema,
    every: 10_000,
  }),
};
