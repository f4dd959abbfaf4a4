import { appStyle, vars } from '@constella/ui/tokens';

export const page = appStyle({ minBlockSize: '100dvh', paddingBlockEnd: vars.space['40'] });

export const note = appStyle({ maxInlineSize: '72ch' });
