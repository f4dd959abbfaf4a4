import { dueDays, timeCommitments, weeklyMinutes } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Puts activities on the days there is time for them. */
export const scheduleTool = defineTool({
  id: 'learning.schedule',
  input: z.object({
    minutes: z.array(z.number()),
    start: z.string(),
    commitment: z.enum(timeCommitments),
  }),
  shown: ({ minutes, ...given }) => ({ activities: minutes.length, ...given }),
  run: ({ minutes, start, commitment }) => ({
    last: dueDays(minutes, { start, commitment }).at(-1) ?? start,
    weeks: Math.ceil(minutes.reduce((sum, one) => sum + one, 0) / weeklyMinutes(commitment)),
  }),
});
