/** The agents of a task with its coordinator among them, each once, in the order they were chosen. */
export const withCoordinator = (
  agentsInvolved: readonly number[],
  coordinatorId: number,
): number[] => [...new Set([...agentsInvolved, coordinatorId])];
