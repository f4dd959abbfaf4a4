import { clarificationSchema, type Clarification, type Task } from '@constella/api-client/contract';

/** What was asked before a run, and answered. */
export function clarificationOf(
  task: Pick<Task, 'request'> | undefined,
): Clarification | undefined {
  return clarificationSchema.safeParse(task?.request?.['clarification']).data;
}
