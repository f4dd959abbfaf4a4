import { appStyle, vars } from '@constella/ui/tokens';

export const search = appStyle({ display: 'grid', gap: vars.space['8'] });
/** Its line is there before it says anything: what stands below does not move. */
export const count = appStyle({ minBlockSize: vars.space['20'], color: vars.text.muted });
