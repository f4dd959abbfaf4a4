import { appStyle, type, vars } from '@constella/ui/tokens';

export const composer = appStyle({ '@media': { print: { display: 'none' } } });

/** What it applies to and what it costs, then the buttons: on one line where there is room. */
export const foot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  minBlockSize: 36,
});

export const facts = appStyle({
  ...type['12'],
  color: vars.text.muted,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const scope = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 28,
  overflowWrap: 'anywhere',
});
