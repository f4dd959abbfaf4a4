import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** The questions, and the mentors at the end side. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: vars.space['16'],
  alignItems: 'start',
  '@media': { [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stack = appStyle({ display: 'grid', gap: vars.space['16'], minInlineSize: 0 });

export const heading = appStyle({
  ...type['16'],
  margin: 0,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
});

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const mentor = appStyle({
  display: 'flex',
  gap: vars.space['12'],
  padding: `${vars.space['12']} ${vars.space['16']}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const tile = appStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
});

export const words = appStyle({ flex: 1, minInlineSize: 0 });

export const name = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['8']}`,
  margin: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const quiet = appStyle({ fontWeight: vars.weight.regular, color: vars.text.muted });

export const detail = appStyle({ ...type['12'], margin: 0, color: vars.text.muted });

export const question = appStyle({
  display: 'flex',
  gap: vars.space['12'],
  alignItems: 'start',
  padding: vars.space['16'],
});

export const asked = appStyle({
  ...type['16'],
  margin: 0,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const answer = appStyle({
  display: 'flex',
  gap: vars.space['12'],
  padding: vars.space['16'],
  borderBlockStart: hairline,
});

/** Paragraphs as they were written. */
export const text = appStyle({
  ...type['14'],
  margin: 0,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const vote = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  alignItems: 'center',
  marginBlockStart: vars.space['8'],
  marginInlineStart: `calc(-1 * ${vars.space['8']})`,
});

/** How many found it helpful. */
export const count = appStyle({
  marginInlineStart: vars.space['6'],
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['12'],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space['12']} ${vars.space['16']}`,
  borderBlockStart: hairline,
});

export const self = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  padding: vars.space['16'],
  borderBlockStart: hairline,
});

export const methods = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const method = appStyle({
  display: 'flex',
  gap: vars.space['12'],
  alignItems: 'start',
  ...type['13'],
});
