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

/** In place of the plans when they did not load: enough of their room that little moves. */
export const absent = appStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 414,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
});
