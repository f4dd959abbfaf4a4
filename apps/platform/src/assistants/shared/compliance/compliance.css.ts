import { appStyle, vars } from '@constella/ui/tokens';

/** As wide as its longest choice, wherever there is room. */
export const status = appStyle({ maxInlineSize: 160 });

/** A title that leads elsewhere, among those that open here: they are buttons. */
export const titleLink = appStyle({ fontWeight: vars.weight.medium });
