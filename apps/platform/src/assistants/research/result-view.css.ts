import { appStyle, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
/** The room of the result counts, not the window's. */
const narrow = '(max-width: 479px)';

export const rows = appStyle({ listStyle: 'none', margin: 0, padding: 0 });

const rowBase = {
  display: 'flex',
  gap: vars.space['8'],
  alignItems: 'flex-start',
  padding: `${vars.space['12']} ${vars.space['16']}`,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  selectors: { '& + &': { borderBlockStart: hairline } },
} as const;

export const row = appStyle(rowBase);
export const markedRow = appStyle({ ...rowBase, background: vars.surface.selected });

export const rowWords = appStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const rowActions = appStyle({ display: 'flex', flex: 'none', gap: vars.space['2'] });

export const fields = appStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: vars.space['8'],
});

export const number = appStyle({
  minInlineSize: 20,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** Number, words, and the sources at the end; under the words where there is no room. */
export const claim = appStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) minmax(72px, auto)',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  '@container': { [narrow]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
});

export const basis = appStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space['4'],
  maxInlineSize: 132,
  '@container': { [narrow]: { gridColumn: 2, alignItems: 'flex-start', maxInlineSize: 'none' } },
});

export const stance = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: vars.space['4'],
});

export const standing = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text.default,
});

export const disputed = appStyle({ color: vars.warning.text });

export const reference = appStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: vars.space['12'],
});

export const referenceWords = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  minInlineSize: 0,
  justifyItems: 'start',
});

export const address = appStyle({ fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' });

export const quotation = appStyle({
  margin: 0,
  marginBlockStart: vars.space['6'],
  paddingInlineStart: vars.space['8'],
  borderInlineStart: `2px solid ${vars.border.hairline}`,
  fontSize: 12,
  lineHeight: '18px',
  color: vars.text.default,
});

export const place = appStyle({
  display: 'block',
  color: vars.text.muted,
  fontStyle: 'normal',
});

export const terms = appStyle({
  fontFamily: vars.font.mono,
  fontSize: 12,
  lineHeight: '18px',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const places = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '18px',
});

export const link = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['8'],
});

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space['12'],
});

export const matrixFrame = appStyle({ overflowX: 'auto' });

export const matrix = appStyle({
  ...type['12'],
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const matrixClaim = appStyle({
  paddingBlock: vars.space['8'],
  paddingInline: `${vars.space['16']} ${vars.space['8']}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { 'tbody &': { borderBlockStart: hairline } },
});

export const matrixCell = appStyle({
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['4'],
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: {
    'tbody &': { borderBlockStart: hairline },
    '&:last-child': { paddingInlineEnd: vars.space['12'] },
  },
});

/** What a source says, by its sign; its colour says it once more. */
export const stanceTone = {
  supports: appStyle({ color: vars.accent.text }),
  partly: appStyle({ color: vars.text.default }),
  against: appStyle({ color: vars.danger.text }),
};

export const sign = appStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space['4'],
});

export const legend = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  margin: 0,
});
