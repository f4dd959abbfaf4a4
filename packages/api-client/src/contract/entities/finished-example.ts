import * as z from 'zod';

import { runEventSchema } from '../events.js';
import { runAgentSchema, runResultSchema } from './task.js';

/**
 * A finished run of an assistant that shows what it delivers: written by people, with an invented
 * company, and the same for everybody. It is no run of anyone's, so it has neither an id nor a cost.
 */
export const finishedExampleSchema = z.object({
  assistant: z.string(),
  title: z.string(),
  /** What is asked and what comes out, in a sentence. */
  about: z.string(),
  /** A request a form of the assistant can begin with. */
  request: z.record(z.string(), z.unknown()),
  result: runResultSchema,
  agents: z.array(runAgentSchema),
  /** The run's events: its steps, what each agent wrote, the result. */
  events: z.array(runEventSchema),
});
/** A finished run of an assistant that shows what it delivers. */
export type FinishedExample = z.infer<typeof finishedExampleSchema>;
