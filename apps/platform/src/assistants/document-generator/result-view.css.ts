import { appStyle, vars } from '@constella/ui/tokens';

/** Its own width counts: it stands beside a form that can be made wider. */
export const frame = appStyle({ containerType: 'inline-size', minInlineSize: 0 });

/**
 * Contents and check at the start side with the facts under them, the document beside both. Where
 * it is narrow the facts come after the document: what is read comes before what is filled in.
 */
export const layout = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  alignItems: 'start',
  '@container': {
    '(min-width: 760px)': {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space['16']} ${vars.space['24']}`,
    },
  },
});

/** The document keeps to the end side, however far the two beside it reach. */
export const main = appStyle({
  minInlineSize: 0,
  '@container': { '(min-width: 760px)': { gridColumn: 2, gridRow: '1 / span 2' } },
});

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

export const add = appStyle({
  padding: vars.space['16'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

export const clauseActions = appStyle({
  display: 'flex',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
});

export const notes = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  paddingInlineStart: vars.space['20'],
  listStyle: 'disc',
});
