import { appStyle, media, type, vars } from '@constella/ui/tokens';

/** Widest the workspace gets. */
const widest = 1440;

export const page = appStyle({
  maxInlineSize: widest,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** On paper there is nothing to press. */
export const pressed = appStyle({ '@media': { print: { display: 'none' } } });

export const head = appStyle({
  paddingInline: vars.size.gutter,
});

export const places = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': { print: { display: 'none' } },
});

/** Its place is there before the number is. */
export const count = appStyle({
  display: 'inline-block',
  minInlineSize: '2ch',
  textAlign: 'start',
  marginInlineStart: vars.space['6'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** The tabs of a screen, under its head. */
export const tabs = appStyle({
  paddingInline: vars.size.gutter,
  marginBlockEnd: vars.space['16'],
  '@media': { print: { display: 'none' } },
});

/** A view that fills the width. */
export const wide = appStyle({
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space['32'],
});

/** One column, from above: the example, the form, what comes out of it. */
const oneColumn = '(max-width: 1099px)';

/** The form, and beside it an example and what comes out of it. */
export const before = appStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(280px, 400px)`,
  gridTemplateRows: 'auto 1fr',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${vars.space['24']} ${vars.space['32']}`,
  paddingInline: vars.size.gutter,
  '@media': {
    [oneColumn]: {
      gridTemplateColumns: `minmax(0, ${vars.size.form})`,
      gridTemplateRows: 'none',
    },
  },
});

const second = { gridColumn: 2, '@media': { [oneColumn]: { gridColumn: 'auto' } } } as const;

export const form = appStyle({
  gridColumn: 1,
  gridRow: '1 / span 2',
  minInlineSize: 0,
  // What stands under it waits below the screen until its fields are there.
  minBlockSize: '100dvh',
  '@media': { [oneColumn]: { gridArea: 'auto' } },
});

export const example = appStyle({ ...second, minInlineSize: 0 });

export const beside = appStyle({
  ...second,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
  minInlineSize: 0,
  paddingBlockEnd: vars.space['32'],
});

export const besideHeading = appStyle({ marginBlockEnd: vars.space['8'] });

export const stepNames = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  marginBlockStart: vars.space['12'],
  padding: 0,
  color: vars.text.muted,
});

/** The result across the width, what it rests on beside it. */
export const after = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  alignItems: 'start',
  gap: vars.space['24'],
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space['64'],
  '@media': {
    [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const result = appStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  minInlineSize: 0,
});

export const aside = appStyle({
  minInlineSize: 0,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['12'],
  '@media': { print: { display: 'none' } },
});

export const part = appStyle({
  padding: `${vars.space['12']} ${vars.space['16']}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['8'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const partHead = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  inlineSize: '100%',
  gap: vars.space['8'],
  letterSpacing: 'normal',
  color: vars.text.strong,
});

export const partMeta = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const sources = appStyle({
  ...type['13'],
  minInlineSize: 0,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const quoted = appStyle({
  ...type['13'],
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** The end of a result: who wrote it, and what the reader thinks of it. */
export const end = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space['12']} ${vars.space['24']}`,
});

/** Its head begins where that of the page will. */
export const skeleton = appStyle({ paddingBlockStart: vars.space['24'] });

export const skeletonPanes = appStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(280px, 400px)`,
  justifyContent: 'space-between',
  alignContent: 'start',
  gap: vars.space['32'],
  // The footer waits below the screen: it would move when the form arrives.
  minBlockSize: '100dvh',
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
