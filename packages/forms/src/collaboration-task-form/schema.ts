import { collaborationDefaults, taskBodySchema } from '@constella/api-client/contract';
import type { z } from 'zod';

/** A collaboration asks for nothing the contract does not. */
export const collaborationTaskSchema = taskBodySchema;

type TaskBody = z.input<typeof collaborationTaskSchema>;

/** A checked task, ready to be sent. */
export type CollaborationTaskSubmission = z.output<typeof collaborationTaskSchema>;

/** The fields of the collaboration form. Until one is chosen there is no coordinator. */
export type CollaborationTaskValues = Omit<TaskBody, 'coordinatorId' | 'metadata'> & {
  coordinatorId: number | null;
  metadata: { passThroughMode: boolean; maxIterations: number; timeoutSeconds: number };
};

/** The same rules, read from the form's values: a missing coordinator is one of them. */
export const collaborationTaskFormSchema = collaborationTaskSchema as unknown as z.ZodType<
  CollaborationTaskSubmission,
  CollaborationTaskValues
>;

/** The values a collaboration starts with. */
export const collaborationTaskDefaults: CollaborationTaskValues = {
  title: '',
  description: '',
  agentsInvolved: [],
  dismissedFacts: [],
  coordinatorId: null,
  metadata: { ...collaborationDefaults },
};

/**
 * Adds when and from which browser a task was sent; both travel with it.
 *
 * @param now the moment of sending
 * @param userAgent the browser's own description of itself
 */
export const withRequestFacts = (
  task: CollaborationTaskSubmission,
  now: Date,
  userAgent: string,
): CollaborationTaskSubmission => ({
  ...task,
  metadata: { ...task.metadata, requestTime: now.toISOString(), clientInfo: userAgent },
});
