import type { RunStatus } from '@constella/api-client';

/** Action of a person on a run. */
export type RunAction = 'start' | 'cancel' | 'retry' | 'again' | 'delete';

/** Actions on a run of each status, the likeliest first. */
export const runActions: Record<RunStatus, readonly RunAction[]> = {
  pending: ['start', 'cancel', 'delete'],
  running: ['cancel'],
  completed: ['again', 'delete'],
  failed: ['retry', 'delete'],
  canceled: ['retry', 'delete'],
};

/** Why a card does not go where it was put. Words: `tasks.board.refused.*`. */
export const refusals = ['order', 'byAgents', 'completed', 'begun', 'ended'] as const;
export type Refusal = (typeof refusals)[number];

/** The action of putting a run into another column, or why there is none. */
export function moveBetween(
  from: RunStatus,
  to: RunStatus,
): { action: RunAction } | { refusal: Refusal } {
  if (from === to) return { refusal: 'order' };
  if (to === 'completed' || to === 'failed') return { refusal: 'byAgents' };
  if (from === 'completed') return { refusal: 'completed' };
  if (to === 'pending') return { refusal: 'begun' };
  if (to === 'running') return { action: from === 'pending' ? 'start' : 'retry' };
  return from === 'failed' ? { refusal: 'ended' } : { action: 'cancel' };
}
