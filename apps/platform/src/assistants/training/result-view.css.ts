import { appStyle, type, vars } from '@constella/ui/tokens';

export const slide = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['12'],
  overflowWrap: 'anywhere',
});

export const points = appStyle({
  ...type['16'],
  display: 'grid',
  gap: vars.space['12'],
  maxInlineSize: '68ch',
  listStyle: 'disc',
  paddingInlineStart: vars.space['24'],
});

/** The story of a case. */
export const story = appStyle({ ...type['16'], maxInlineSize: '68ch', whiteSpace: 'pre-line' });
