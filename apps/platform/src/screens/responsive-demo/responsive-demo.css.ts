import { appStyle, type, vars } from '@constella/ui/tokens';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['16'],
  paddingBlockEnd: vars.space['40'],
});

export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
});

export const frame = appStyle({
  display: 'block',
  // Its inside is as wide as the device.
  boxSizing: 'content-box',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['12'],
  background: vars.surface.page,
});

export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['16'],
  alignItems: 'start',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const contained = appStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const shown = appStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  outline: `1px dashed ${vars.accent.solid}`,
  outlineOffset: 2,
});

export const width = appStyle({
  ...type['12'],
  margin: 0,
  paddingBlock: vars.space['4'],
  color: vars.accent.text,
  textAlign: 'end',
});
