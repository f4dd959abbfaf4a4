import type { RunResult } from '@constella/api-client';
import { findAssistant } from '@constella/api-client/contract';

const known = new WeakMap<RunResult, boolean>();

/**
 * Whether a result has the form its assistant's view and documents rely on. One that has not is a
 * text: as a model wrote it, or as it was stored before the form changed.
 */
export function hasResultShape(assistant: string | undefined, result: RunResult): boolean {
  if (result.unshaped) return false;
  const before = known.get(result);
  if (before !== undefined) return before;
  const shaped = findAssistant(assistant ?? '')?.result.safeParse(result).success === true;
  known.set(result, shaped);
  return shaped;
}
