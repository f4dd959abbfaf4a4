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

/** The names of weeks or months, above all phases. */
export const axis = appStyle({
  ...type['12'],
  position: 'relative',
  blockSize: 24,
  marginInline: vars.space['16'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
});

const onAxis = { position: 'absolute', insetBlock: 0, insetInlineStart: from } as const;

export const tickName = appStyle({
  ...onAxis,
  paddingInlineStart: vars.space['4'],
  borderInlineStart: hairline,
  whiteSpace: 'nowrap',
});

/** The whole time, by the same lines in every phase; nothing on it is filled but the phase's own. */
export const track = appStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: 20,
});

export const tick = appStyle({ ...onAxis, borderInlineStart: hairline });

export const bar = appStyle({
  position: 'relative',
  blockSize: 8,
  marginInlineStart: from,
  inlineSize: length,
  minInlineSize: 2,
  borderRadius: vars.radius['4'],
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
