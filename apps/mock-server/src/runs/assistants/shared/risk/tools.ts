import {
  bounds,
  isAccepted,
  loweringNeeded,
  rateRisk,
  riskAppetites,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../../program/tools/tool.js';

const place = z.int().min(bounds.riskScale.min).max(bounds.riskScale.max);

/** Works out scores and levels, and which risks are more than may be accepted. */
export const scoreTool = defineTool({
  id: 'risk.score',
  input: z.object({
    appetite: z.enum(riskAppetites),
    ratings: z.array(z.object({ likelihood: place, impact: place })),
  }),
  run: ({ appetite, ratings }) => ({
    ratings: ratings.map((rating) => {
      const rated = rateRisk(rating.likelihood, rating.impact);
      return {
        ...rated,
        accepted: isAccepted(rated.level, appetite),
        needed: loweringNeeded(rating, appetite),
      };
    }),
  }),
});
