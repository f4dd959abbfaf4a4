import type { ClientWarning } from '@constella/api-client';

/** Writes down what failed without failing a call: a second list of models, a lost event. */
export function logWarning({ about, error }: ClientWarning): void {
  console.warn(`${about}: ${error.message}`);
}
