import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const page = appStyle({
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space['40'],
});

export const top = appStyle({
  maxInlineSize: 760,
  marginInline: 'auto',
  paddingBlockStart: vars.space['24'],
});

/** What the page is called, said quietly: the question is the first thing. */
export const title = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
  color: vars.text.muted,
});

export const lead = appStyle({
  ...type['24'],
  marginBlock: `${vars.space['2']} ${vars.space['16']}`,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  '@media': { [media.small]: { ...type['20'] } },
});

export const tries = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  margin: 0,
  marginBlockStart: vars.space['12'],
  padding: 0,
  listStyle: 'none',
});

/** As wide as the page at most: its text is cut rather than let it grow. */
export const tryCell = appStyle({ maxInlineSize: '100%' });

export const tryButton = appStyle({ maxInlineSize: '100%', fontWeight: vars.weight.regular });

export const tryText = appStyle({
  display: 'block',
  maxInlineSize: 224,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.small]: { maxInlineSize: '100%' } },
});

export const heading = appStyle({ marginBlock: `${vars.space['32']} ${vars.space['12']}` });

export const cards = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.surface.raised,
  border: hairline,
  borderRadius: vars.radius['12'],
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const cell = appStyle({
  display: 'grid',
  minInlineSize: 0,
  boxShadow: `1px 1px 0 0 ${vars.border.hairline}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `-1px 1px 0 0 ${vars.border.hairline}` } },
});

export const card = appStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  padding: `14px ${vars.space['16']}`,
  color: vars.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover, textDecoration: 'none' },
    // The panel cuts what stands out of it.
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const glyph = appStyle({ gridRow: 'span 2', marginBlockStart: 1, color: vars.text.strong });

export const cardHead = appStyle({
  ...type['14'],
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const cardName = appStyle({ fontWeight: vars.weight.medium, color: vars.text.strong });

export const cardArea = appStyle({ ...type['12'], flex: 'none', color: vars.text.muted });

export const outcome = appStyle({ ...type['13'], color: vars.text.muted });

export const end = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  alignItems: 'start',
  gap: vars.space['24'],
  marginBlockStart: vars.space['24'],
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const example = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
  padding: vars.space['16'],
  color: vars.text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover, textDecoration: 'none' },
    // The panel cuts what stands out of it.
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const exampleOpen = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  color: vars.text.link,
});

/** Five lines of 44 px are there before their runs are. */
export const runs = appStyle({ minBlockSize: 220, margin: 0, padding: 0, listStyle: 'none' });

export const run = appStyle({
  ...type['13'],
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) minmax(0, 144px) 112px 72px',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 44,
  paddingInline: vars.space['16'],
  borderBlockStart: hairline,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&:hover': { background: vars.surface.hover },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      columnGap: vars.space['8'],
      rowGap: 0,
    },
  },
});

export const status = appStyle({
  ...type['12'],
  color: vars.text.muted,
  '@media': { [media.narrow]: { overflow: 'hidden', inlineSize: 16 } },
});

/** Its link is as large as the line; it begins where the others do, whatever its script. */
export const runTitle = appStyle({
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const by = appStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const when = appStyle({
  color: vars.text.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const points = appStyle({
  color: vars.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const none = appStyle({ minBlockSize: 220, padding: vars.space['16'] });
