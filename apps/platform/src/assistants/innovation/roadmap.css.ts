import { appStyle, type, vars } from '@constella/ui/tokens';
import { createVar } from '@vanilla-extract/css';

export const from = createVar();
export const length = createVar();

const hairline = `1px solid ${vars.border.hairline}`;

export const phases = appStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const phase = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  borderBlockStart: hairline,
});

/** The whole time; the bar on it is the phase's. */
export const track = appStyle({
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: vars.surface.track,
});

export const bar = appStyle({
  blockSize: '100%',
  marginInlineStart: from,
  inlineSize: length,
  borderRadius: vars.radius.full,
  background: vars.accent.solid,
});

export const activities = appStyle({
  listStyle: 'none',
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
});

export const activity = appStyle({
  ...type['13'],
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['8'],
  overflowWrap: 'anywhere',
});

/** Where the check of a thing that is done stands, beside those that are not. */
export const mark = appStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.full,
  color: vars.success.text,
  selectors: { '&:not(:empty)': { borderColor: 'transparent' } },
});

export const words = appStyle({ position: 'relative', flex: 1, minInlineSize: 0 });

export const newActivity = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
});

export const newText = appStyle({ flex: '1 1 200px' });
