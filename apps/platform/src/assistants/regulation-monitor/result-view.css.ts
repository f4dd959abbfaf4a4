import { appStyle, media, vars } from '@constella/ui/tokens';

/** The room of a chart that is on its way. */
export const drawn = appStyle({ minBlockSize: 320 });

/** On a phone two beside each other: four below each other are a screen of their own. */
export const figures = appStyle({
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const feed = appStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const entryHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const badges = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['6'],
});

export const figure = appStyle({ fontVariantNumeric: 'tabular-nums' });

export const plainList = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** In a panel, whose edges are the first and the last line. */
export const units = appStyle({
  marginBlockStart: -1,
  paddingInline: vars.space['12'],
  borderBlockEnd: 0,
});

/** One source. */
export const source = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  alignItems: 'start',
  padding: vars.space['16'],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

/** Facts of a source beside its settings. */
export const settable = appStyle({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A name and its value are seen together. */
export const facts = appStyle({ maxInlineSize: 400 });

export const keyForm = appStyle({ display: 'grid', gap: vars.space['8'], justifyItems: 'start' });
export const keyField = appStyle({ inlineSize: '100%' });
