import { appStyle, vars } from '@constella/ui/tokens';

export const header = appStyle({
  paddingInline: vars.size.gutter,
});

export const replay = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['12'],
  paddingBlock: vars.space['12'],
  paddingInline: vars.size.gutter,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
});

export const scrubber = appStyle({ flex: '1 1 240px', minInlineSize: 0 });
