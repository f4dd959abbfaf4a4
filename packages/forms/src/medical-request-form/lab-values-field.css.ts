import { componentStyle, vars } from '@constella/ui/tokens';

export const rows = componentStyle({
  display: 'grid',
  gap: vars.space['16'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = componentStyle({ display: 'grid', gap: vars.space['8'], minInlineSize: 0 });

/** An amount, its unit and the button that takes both away. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'start',
  gap: vars.space['12'],
});

/** Beside the controls, below their labels. */
export const remove = componentStyle({ marginBlockStart: vars.space['24'] });
