import type { RunStatus } from '@constella/api-client';
import type { BadgeProps, DotStatus } from '@constella/ui';

/** How a run's status is drawn, wherever runs are listed. Words: `run.status.*`. */
export const runDots: Record<RunStatus, DotStatus> = {
  pending: 'waiting',
  running: 'busy',
  completed: 'done',
  failed: 'error',
  canceled: 'offline',
};

/** The badge tone of a status. */
export const runTones: Record<RunStatus, NonNullable<BadgeProps['tone']>> = {
  pending: 'neutral',
  running: 'accent',
  completed: 'success',
  failed: 'danger',
  canceled: 'neutral',
};
