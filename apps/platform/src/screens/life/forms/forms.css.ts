import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const steps = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  justifyItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = appStyle({
  ...type['13'],
  marginBlockEnd: vars.space['6'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

/** A step, its day, and what takes it away. */
export const step = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 150px auto',
  gap: vars.space['8'],
  alignItems: 'center',
  inlineSize: '100%',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
