import { componentStyle, media, type, vars } from '@constella/ui/tokens';

/** Two short choices beside each other where a phone does not forbid it. */
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space['16'],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A fact that cannot be changed, in the place and the words of a field. */
export const fact = componentStyle({
  display: 'grid',
  gap: vars.space['4'],
  color: vars.text.strong,
});

export const term = componentStyle({ ...type['13'], fontWeight: vars.weight.medium });
export const hint = componentStyle({ ...type['12'], color: vars.text.muted });
