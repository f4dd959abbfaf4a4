import { componentStyle, type, vars } from '@constella/ui/tokens';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = componentStyle({
  ...type['13'],
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: 3,
  borderRadius: vars.radius['4'],
});

export const text = componentStyle({ marginInlineStart: vars.space['8'] });
