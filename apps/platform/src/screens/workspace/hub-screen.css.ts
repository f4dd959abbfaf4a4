import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const cards = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['16'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Cards of a row are equally high: the last line stands at the foot of each. */
export const card = appStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  position: 'relative',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: vars.border.control } } },
  },
});

/** The title's link is as large as the card. */
export const whole = appStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });

/** Other links lie above it. */
export const above = appStyle({ position: 'relative' });

/** Room for three lines, which come after the card. */
export const about = appStyle({ minBlockSize: '3.75rem' });

export const body = appStyle({ flex: 1 });

export const heading = appStyle({
  ...type['12'],
  marginBlock: `${vars.space['16']} ${vars.space['6']}`,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
});

/** Room for three runs. */
export const runs = appStyle({ margin: 0, padding: 0, listStyle: 'none', minBlockSize: '5.25rem' });

export const run = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['12'],
  paddingBlock: vars.space['4'],
});

/** No wider than its words: one of another direction begins where the others do. */
export const runTitle = appStyle({
  position: 'relative',
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A choice over the steps it leads to; the row above it is the last of another and has no line. */
export const choice = appStyle({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: vars.space['20'],
  color: vars.text.strong,
  selectors: {
    'thead + tbody &': { borderBlockStart: 0, paddingBlockStart: vars.space['12'] },
  },
});
