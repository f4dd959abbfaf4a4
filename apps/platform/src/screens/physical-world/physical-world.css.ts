import { appStyle, type, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const server = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  padding: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['12'],
});

export const words = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  minInlineSize: 0,
  flex: '1 1 240px',
});

export const quiet = appStyle({ ...type['13'], color: vars.text.muted, overflowWrap: 'anywhere' });

/** Figures side by side, each under its name. */
export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  gap: vars.space['12'],
  margin: 0,
});

export const figureName = appStyle({ ...type['12'], color: vars.text.muted });

export const figure = appStyle({
  ...type['14'],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const tool = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  paddingBlock: vars.space['12'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
