import { appStyle, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** Words and controls stay within one look. */
export const settings = appStyle({ maxInlineSize: 960 });
