import { appStyle, vars } from '@constella/ui/tokens';

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

/** Its words stand under those of the finding; only its hover reaches back over the edge. */
export const go = appStyle({ marginInlineStart: -10 });

export const sound = appStyle({ color: vars.success.text });
export const blocking = appStyle({ color: vars.warning.text });
export const hint = appStyle({ color: vars.text.muted });
