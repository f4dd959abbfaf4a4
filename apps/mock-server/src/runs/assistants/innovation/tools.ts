import {
  bounds,
  challengeTypes,
  ideaCriteria,
  ideaScoreBases,
  rankIdeas,
  roadmapDates,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

const { min, max } = bounds.ideaScale;
const scored = z.object({ score: z.int().min(min).max(max), basis: z.enum(ideaScoreBases) });
const byCriterion = <S extends z.ZodType>(type: S) => z.record(z.enum(ideaCriteria), type);

/** Puts ideas in order by their weighted scores. */
export const rankIdeasTool = defineTool({
  id: 'innovation.rank',
  input: z.object({
    ideas: z.array(z.object({ id: z.string(), scores: byCriterion(scored) })),
    weights: byCriterion(z.int().min(min).max(max)),
  }),
  run: ({ ideas, weights }) => ({ ranking: rankIdeas(ideas, weights) }),
});

/** Shares the time of a road map out among its phases. */
export const roadmapTool = defineTool({
  id: 'innovation.roadmap',
  input: z.object({
    challengeType: z.enum(challengeTypes),
    start: z.string(),
    weeks: z.int().min(bounds.roadmapWeeks.min),
  }),
  run: (plan) => ({ phases: roadmapDates(plan) }),
});
