import type { ScienceOutcome } from '@constella/api-client';
import type { BadgeProps } from '@constella/ui';

/** The color of each outcome of a check. */
export const outcomeTones = {
  passed: 'success',
  failed: 'danger',
  open: 'warning',
} as const satisfies Record<ScienceOutcome, BadgeProps['tone']>;
