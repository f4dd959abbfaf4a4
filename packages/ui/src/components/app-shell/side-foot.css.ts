import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 30,
  padding: `${vars.space['4']} ${vars.space['8']}`,
  borderRadius: vars.radius['6'],
} as const;

// Its place is kept while what it says is on the way.
export const foot = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(30px, auto) auto',
  gap: vars.space['2'],
  flex: 'none',
  alignContent: 'start',
  minBlockSize: 79,
  paddingBlock: vars.space['8'],
  paddingInline: `${vars.space['12']} ${vars.space['8']}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  whiteSpace: 'nowrap',
  selectors: { '[data-rail] > &': { minBlockSize: 91, paddingInline: vars.space['8'] } },
});

export const model = componentStyle({
  ...row,
  ...type['12'],
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  color: vars.text.muted,
  selectors: { '[data-rail] &': { justifyContent: 'center', paddingInline: 0 } },
});

export const dot = componentStyle({
  ...type['12'],
  gap: vars.space['12'],
  marginInline: `4px 0`,
  minInlineSize: 0,
  color: 'inherit',
  selectors: { '[data-rail] &': { marginInline: 0 } },
});

export const action = componentStyle({
  marginInlineStart: 'auto',
  color: vars.text.link,
  fontWeight: vars.weight.medium,
});

export const balance = componentStyle({
  ...row,
  ...type['13'],
  gridRow: 2,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '[data-rail] &': {
      ...type['12'],
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space['2'],
      paddingInline: 0,
    },
  },
});

export const coins = componentStyle({ flex: 'none', color: vars.highlight.text });
