import { appStyle, type, vars } from '@constella/ui/tokens';
import { createVar } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.hairline}`;
/** The room of the days counts, not the window's. */
const narrow = '(max-width: 559px)';

export const sure = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['6']} ${vars.space['16']}`,
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['16'],
});

export const basis = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  // On a phone it stands under what it is about.
  '@container': { [narrow]: { gridRow: 2, gridColumn: 2 } },
});

export const basisTone = {
  given: appStyle({ color: vars.text.default }),
  source: appStyle({ color: vars.success.text }),
  idea: appStyle({}),
  unverified: appStyle({ color: vars.warning.text, fontWeight: 500 }),
};

export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['16'],
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['16'],
  borderBlockEnd: hairline,
});

export const number = appStyle({
  ...type['12'],
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 44,
  paddingInlineEnd: vars.space['12'],
  borderInlineEnd: hairline,
  color: vars.text.muted,
});

export const where = appStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const named = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['8'],
});

export const date = appStyle({ ...type['13'], color: vars.text.muted });

export const note = appStyle({
  ...type['12'],
  color: vars.text.muted,
  // Whatever its direction, it begins where the name over it does.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const total = appStyle({
  ...type['12'],
  display: 'grid',
  justifyItems: 'end',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const items = appStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
});

export const item = appStyle({
  display: 'grid',
  gridTemplateColumns: '44px 20px minmax(0, 1fr) auto 88px auto',
  alignItems: 'center',
  columnGap: vars.space['12'],
  minBlockSize: 48,
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['16'],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    [narrow]: { gridTemplateColumns: '40px minmax(0, 1fr) auto auto', rowGap: vars.space['2'] },
  },
});

export const time = appStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gridRow: 1, gridColumn: 1, alignSelf: 'start' } },
});

/** Where an entry was, as high as it. */
export const gone = appStyle({
  padding: vars.space['4'],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** Words of an entry: in their own direction, from where those of the others begin. */
export const words = appStyle({ textAlign: ['-webkit-match-parent', 'match-parent'] });

export const icon = appStyle({
  position: 'relative',
  color: vars.text.muted,
  '@container': { [narrow]: { gridRow: 2, gridColumn: 1 } },
});

export const what = appStyle({
  ...type['14'],
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridRow: 1, gridColumn: 2 } },
});

export const cost = appStyle({
  ...type['14'],
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
  selectors: { '&[data-planned]': { color: vars.text.muted } },
  '@container': {
    [narrow]: { gridRow: '1 / span 2', gridColumn: 3, alignSelf: 'start', maxInlineSize: 72 },
  },
});

export const menu = appStyle({
  '@container': { [narrow]: { gridRow: '1 / span 2', gridColumn: 4, alignSelf: 'start' } },
});

export const foot = appStyle({
  borderBlockStart: hairline,
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['8'],
});

export const weight = createVar();

export const bar = appStyle({ display: 'flex', gap: vars.space['2'], blockSize: 12 });

export const part = appStyle({
  flexGrow: weight,
  flexBasis: 0,
  minInlineSize: 2,
  borderRadius: vars.radius['4'],
});

export const kindColor = [1, 2, 3, 4, 5, 6].map((number) =>
  appStyle({ background: vars.data[String(number) as '1'] }),
);

export const restColor = appStyle({ boxShadow: `inset 0 0 0 1px ${vars.border.control}` });

export const plain = appStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const budgetRow = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto 40px',
  alignItems: 'center',
  gap: vars.space['8'],
  paddingBlock: vars.space['4'],
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = appStyle({ inlineSize: 10, blockSize: 10, borderRadius: vars.radius['4'] });

export const figures = appStyle({ display: 'grid', justifyItems: 'end', color: vars.text.strong });

export const share = appStyle({ textAlign: 'end', color: vars.text.muted });

export const group = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['12'],
});

export const thing = appStyle({
  ...type['13'],
  paddingBlock: vars.space['2'],
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['8'],
  overflowWrap: 'anywhere',
});

export const add = appStyle({ display: 'flex', gap: vars.space['8'] });

export const addText = appStyle({ flex: '1 1 160px', minInlineSize: 0 });
