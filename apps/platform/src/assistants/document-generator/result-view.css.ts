import { appStyle, media, vars } from '@constella/ui/tokens';

/** Contents, check and facts at the start side, the document beside them; above it where it is narrow. */
export const layout = appStyle({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gap: vars.space['24'],
  alignItems: 'start',
  '@media': { [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const aside = appStyle({ minInlineSize: 0 });

export const plainList = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const contentsPart = appStyle({ paddingInlineStart: vars.space['16'] });

export const number = appStyle({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const finding = appStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: vars.space['8'],
  margin: 0,
});

export const findingText = appStyle({
  display: 'grid',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const sound = appStyle({ color: vars.success.text });
export const blocking = appStyle({ color: vars.warning.text });
export const hint = appStyle({ color: vars.text.muted });

export const title = appStyle({ padding: vars.space['16'] });

export const clause = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  overflowWrap: 'anywhere',
});

export const part = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  paddingBlock: vars.space['12'],
  paddingInline: `${vars.space['32']} ${vars.space['16']}`,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  overflowWrap: 'anywhere',
});

export const clauseHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const clauseActions = appStyle({ display: 'flex', gap: vars.space['2'] });

export const notes = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  paddingInlineStart: vars.space['20'],
});
