import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const areas = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const area = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['16'],
  minInlineSize: 0,
  padding: vars.space['24'],
  selectors: {
    '&:nth-child(even)': { borderInlineStart: hairline },
    '&:nth-child(n + 3)': { borderBlockStart: hairline },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:nth-child(even)': { borderInlineStart: 0 },
        '& + &': { borderBlockStart: hairline },
      },
    },
    [media.small]: { padding: vars.space['16'] },
  },
});

export const text = appStyle({ ...type['14'], maxInlineSize: '56ch', color: vars.text.muted });

export const parts = appStyle({
  ...type['13'],
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: `${vars.space['8']} ${vars.space['24']}`,
});

export const more = appStyle({
  ...type['13'],
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: vars.control.small,
  fontWeight: vars.weight.medium,
});
