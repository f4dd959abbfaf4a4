import * as z from 'zod';

/** The answer of a server that refuses: one text, and one per field that is wrong. */
export const errorBodySchema = z.object({
  error: z.string(),
  /** By dotted path: `metadata.maxIterations`. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With 412: the row as it is now, to be compared with what was sent. */
  current: z.unknown().optional(),
});
/** The answer of a server that refuses. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
