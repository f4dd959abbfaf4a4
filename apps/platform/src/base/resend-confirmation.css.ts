import { appStyle, vars } from '@constella/ui/tokens';

/** Takes room only once there is something to say; what says it has to be there before. */
export const said = appStyle({ marginBlockStart: vars.space['12'] });
