import { appStyle, type, vars } from '@constella/ui/tokens';

const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A line of a title and four of what it is about, before they are there. */
export const intro = appStyle({
  blockSize: '5.875rem',
  minInlineSize: 0,
  marginBlockStart: vars.space['12'],
  overflow: 'hidden',
});

export const title = appStyle({
  ...type['14'],
  ...cut,
  WebkitLineClamp: 1,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const about = appStyle({
  ...type['13'],
  ...cut,
  WebkitLineClamp: 4,
  marginBlockStart: vars.space['2'],
  color: vars.text.muted,
});
