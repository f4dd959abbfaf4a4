import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

/** One panel, divided by hairlines: 7 and 5 columns, then 5 and 7. */
export const features = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
});

export const feature = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['20'],
  gridColumn: 'span 7',
  minInlineSize: 0,
  padding: vars.space['24'],
  selectors: {
    '&:nth-child(4n + 2), &:nth-child(4n + 3)': { gridColumn: 'span 5' },
    '&:nth-child(even)': { borderInlineStart: hairline },
    '&:nth-child(n + 3)': { borderBlockStart: hairline },
  },
  '@media': {
    [media.narrow]: {
      gridColumn: '1 / -1',
      selectors: {
        '&:nth-child(4n + 2), &:nth-child(4n + 3)': { gridColumn: '1 / -1' },
        '&:nth-child(even)': { borderInlineStart: 0 },
        '& + &': { borderBlockStart: hairline },
      },
    },
    [media.small]: { padding: vars.space['16'] },
  },
});

/** A piece of the product on the page's ground. */
export const piece = appStyle({
  ...type['13'],
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: 168,
  padding: vars.space['16'],
  border: hairline,
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
});

export const text = appStyle({ ...type['14'], maxInlineSize: '56ch', color: vars.text.muted });
