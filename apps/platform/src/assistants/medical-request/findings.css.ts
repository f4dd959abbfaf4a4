import { appStyle, type, vars } from '@constella/ui/tokens';

const roomy = '(min-width: 640px)';

/** Findings, or values, one under another. */
export const rows = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['8']} ${vars.space['24']}`,
  paddingBlock: vars.space['12'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 232px' } },
});

/** A value in one line where there is room. */
export const line = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  paddingBlock: vars.space['8'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@container': { [roomy]: { gridTemplateColumns: '180px 96px minmax(0, 1fr)' } },
});

export const words = appStyle({
  ...type['13'],
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['6'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const basis = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
});

/** A scale of 0 to 100 with a range on it and a mark in the range. */
export const scale = appStyle({
  position: 'relative',
  blockSize: vars.space['8'],
  marginBlockStart: vars.space['6'],
  borderRadius: vars.radius.full,
  background: vars.surface.track,
});

export const range = appStyle({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.full,
  background: vars.accent.border,
});

export const mark = appStyle({
  position: 'absolute',
  insetBlock: -2,
  inlineSize: 3,
  borderRadius: vars.radius.full,
  background: vars.text.strong,
});
