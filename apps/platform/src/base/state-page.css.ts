import { appStyle, vars } from '@constella/ui/tokens';

/** A little above the middle, where the eye takes the middle to be. */
export const page = appStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['8'],
  minBlockSize: `calc(84vh - ${vars.size.bar})`,
  padding: vars.space['20'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const description = appStyle({ maxInlineSize: '48ch' });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['8'],
  marginBlockStart: vars.space['16'],
});
