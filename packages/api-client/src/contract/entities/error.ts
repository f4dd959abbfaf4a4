import * as z from 'zod';

/** What a server answers when it refuses: one text, and one per field that is wrong. */
export const errorBodySchema = z.object({
  error: z.string(),
  /** By dotted path: `metadata.maxIterations`. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With 412: the row as it is now, to be compared with what was sent. */
  current: z.unknown().optional(),
});
/** What a server answers when it refuses. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
