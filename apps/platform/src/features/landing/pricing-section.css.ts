import { appStyle, media, vars } from '@constella/ui/tokens';

export const choices = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['12']} ${vars.space['16']}`,
  marginBlockEnd: vars.space['16'],
});

export const choice = appStyle({
  '@media': { [media.small]: { inlineSize: '100%' } },
});

/** The discount goes under the word where a phone leaves no room beside it. */
export const cycle = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space['6'],
});

export const discount = appStyle({ color: vars.success.text, fontVariantNumeric: 'tabular-nums' });

/** Room of the plans and their comparison while they are not there. */
export const absent = appStyle({
  minBlockSize: 728,
  '@media': {
    '(max-width: 1099px)': { minBlockSize: 1089 },
    [media.small]: { minBlockSize: 1786 },
  },
});
