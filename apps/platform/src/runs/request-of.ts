import type { Task } from '@constella/api-client';

/** The request of a run, to ask it again or what it costs; the oldest runs kept no request of their own. */
export function requestOf({ request, ...task }: Task): Record<string, unknown> {
  if (request) return request;
  const { title, description, agentsInvolved, coordinatorId, metadata } = task;
  const { passThroughMode, maxIterations, timeoutSeconds } = metadata;
  return {
    title,
    description,
    agentsInvolved,
    coordinatorId,
    metadata: { passThroughMode, maxIterations, timeoutSeconds },
  };
}
