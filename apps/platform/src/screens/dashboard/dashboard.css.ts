import { appStyle, type, vars } from '@constella/ui/tokens';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['16'],
  paddingBlockEnd: vars.space['40'],
});

/** Who writes to whom, and what is planned: below each other where there is no room. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr)',
  gap: vars.space['16'],
  alignItems: 'start',
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stack = appStyle({ display: 'grid', gap: vars.space['16'] });

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const plan = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const name = appStyle({ ...type['14'], fontWeight: vars.weight.medium });

export const facts = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['16']}`,
  margin: 0,
  color: vars.text.muted,
});

export const gallery = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space['16'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const piece = appStyle({
  ...type['16'],
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** A check and what became of it, which goes below where there is no room. */
export const check = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  margin: 0,
});

const outcome = {
  ...type['13'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
};
export const flagged = appStyle({ ...outcome, color: vars.warning.text });
export const passed = appStyle({ ...outcome, color: vars.success.text });
export const none = appStyle({ ...outcome, color: vars.text.muted });

export const found = appStyle({ ...type['14'], margin: 0, overflowWrap: 'anywhere' });

export const about = appStyle({ display: 'block' });

/** What an agent keeps, and what can be done about it. */
export const memory = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['16'],
  padding: `${vars.space['12']} ${vars.space['16']}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const words = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['16']}`,
  margin: 0,
  color: vars.text.muted,
});
