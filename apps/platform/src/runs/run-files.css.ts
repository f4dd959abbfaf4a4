import { appStyle, type, vars } from '@constella/ui/tokens';

export const fields = appStyle({ display: 'grid', gap: vars.space['12'] });

export const earlier = appStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  minInlineSize: 0,
});

export const name = appStyle({ ...type['13'], overflowWrap: 'anywhere', minInlineSize: 0 });

/** Why a file was not read, and the way to try again. */
export const problem = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
