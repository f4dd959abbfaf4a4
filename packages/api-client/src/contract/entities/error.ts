import * as z from 'zod';

/** What a server answers when it refuses: one text, and one per field that is wrong. */
export const errorBodySchema = z.object({
  error: z.string(),
  /** By dotted path: `metadata.maxIterations`. */
  fields: z.record(z.string(), z.string()).optional(),
});
/** What a server answers when it refuses. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
