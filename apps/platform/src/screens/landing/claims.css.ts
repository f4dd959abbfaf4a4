import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const claims = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: hairline,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const claim = appStyle({
  paddingBlock: vars.space['20'],
  paddingInline: vars.space['24'],
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: hairline },
  },
  '@media': {
    [media.narrow]: {
      padding: vars.space['16'],
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
      },
    },
  },
});

export const figure = appStyle({
  ...type['24'],
  display: 'block',
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const words = appStyle({ ...type['14'], display: 'block', color: vars.text.muted });

export const note = appStyle({
  ...type['12'],
  paddingBlockStart: 10,
  color: vars.text.muted,
});
