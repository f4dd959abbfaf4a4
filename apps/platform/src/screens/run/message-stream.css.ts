import { appStyle, type, vars } from '@constella/ui/tokens';

const measure = '68ch';

export const stream = appStyle({ minInlineSize: 0 });

export const heading = appStyle({
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space['12'],
});

export const message = appStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: vars.space['12'],
  maxInlineSize: measure,
  paddingBlockEnd: vars.space['20'],
});

export const notice = appStyle({ maxInlineSize: measure, marginBlockEnd: vars.space['20'] });

/** Under the words of a notice, as wide as they are. */
export const ways = appStyle({ marginBlockStart: vars.space['8'] });

/** A button, though links among words are underlined. */
export const way = appStyle({ color: vars.text.strong, textDecoration: 'none' });

export const body = appStyle({ minInlineSize: 0 });

export const head = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['8'],
  paddingBlock: '5px 2px',
});

export const to = appStyle({ minInlineSize: 0, color: vars.text.muted });

export const receiver = appStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const time = appStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
