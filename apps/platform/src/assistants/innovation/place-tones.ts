import type { IdeaPlace } from '@constella/api-client';

/** The tone of each place's badge. */
export const placeTones = {
  quick_win: 'success',
  big_bet: 'info',
  fill_in: 'neutral',
  time_sink: 'warning',
  open: 'outline',
} as const satisfies Record<IdeaPlace, string>;
