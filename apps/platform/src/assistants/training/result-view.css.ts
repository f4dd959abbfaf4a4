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

export const questions = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
});

export const question = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
});

export const answered = appStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** A field and the button that takes it away, level with each other. */
export const editedLine = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['8'],
});
