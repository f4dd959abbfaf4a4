import { appStyle, media, type, vars } from '@constella/ui/tokens';

/** Words and picture side by side need this much; below, the picture follows the words. */
const stacked = '(max-width: 1099px)';

export const hero = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: vars.space['24'],
  paddingBlock: `${vars.space['40']} ${vars.space['48']}`,
  '@media': {
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['32'] },
    [media.small]: { paddingBlock: `28px ${vars.space['32']}` },
  },
});

export const title = appStyle({
  ...type['60'],
  // Chinese and Japanese break at the comma, not inside a word.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { [media.small]: type['44'] },
});

export const lead = appStyle({
  ...type['18'],
  maxInlineSize: '46ch',
  marginBlock: `${vars.space['20']} 28px`,
  color: vars.text.muted,
  '@media': { [media.small]: { ...type['16'], marginBlock: `14px ${vars.space['20']}` } },
});

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
});

export const note = appStyle({
  ...type['13'],
  marginBlockStart: 14,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const stage = appStyle({
  minInlineSize: 0,
  '@media': { [stacked]: { maxInlineSize: 680 } },
});
