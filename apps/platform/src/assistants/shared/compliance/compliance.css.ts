import { appStyle } from '@constella/ui/tokens';

/** As wide as its longest choice, wherever there is room. */
export const status = appStyle({ maxInlineSize: 160 });
