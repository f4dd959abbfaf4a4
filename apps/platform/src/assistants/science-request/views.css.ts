import { appStyle, type, vars } from '@constella/ui/tokens';

/** Wider than its place, it scrolls in it. */
export const formula = appStyle({
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: vars.space['8'],
  color: vars.text.strong,
  fontSize: '1.2em',
});

export const typed = appStyle({
  ...type['14'],
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const entries = appStyle({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const entry = appStyle({
  minInlineSize: 0,
  paddingBlock: vars.space['16'],
  paddingInline: vars.space['24'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const checks = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const proves = appStyle({ ...type['13'], color: vars.text.muted, margin: 0 });

export const says = appStyle({ ...type['14'], color: vars.text.strong, margin: 0 });

export const legend = appStyle({ paddingInline: vars.space['16'], paddingBlock: vars.space['12'] });

export const none = appStyle({ padding: vars.space['24'], margin: 0, color: vars.text.muted });
