import * as z from 'zod';

import { graphLinkTypes, graphNodeStatuses } from '../enums.js';
import { idSchema, instantSchema, oneOf } from '../fields.js';

const nodeId = z.union([idSchema, z.string().min(1)]);
const ratio = z.number().min(0).max(1);

/** One agent in a graph. */
export const graphNodeSchema = z.object({
  id: nodeId,
  name: z.string(),
  type: z.string(),
  role: z.string().optional(),
  status: oneOf(graphNodeStatuses).optional(),
  group: z.union([z.string(), z.number()]).optional(),
  /** Percent. */
  contribution: z.number().min(0).max(100).optional(),
  activity: z
    .object({ messages: z.number(), tasks: z.number(), lastActive: instantSchema.nullish() })
    .optional(),
  /** Each 0..1. */
  metrics: z
    .object({
      accuracy: ratio,
      knowledgeDepth: ratio,
      collaborationStrength: ratio,
      reasoningQuality: ratio,
    })
    .partial()
    .optional(),
  expertise: z.array(z.string()).optional(),
});
/** One agent in a graph. */
export type GraphNode = z.infer<typeof graphNodeSchema>;

/** One link between two agents of a graph. */
export const graphLinkSchema = z.object({
  source: nodeId,
  target: nodeId,
  value: z.number().optional(),
  type: oneOf(graphLinkTypes),
});
/** One link between two agents of a graph. */
export type GraphLink = z.infer<typeof graphLinkSchema>;
