import { componentStyle, type, vars } from '@constella/ui/tokens';

/** The figures of a criterion, or one of a row in time. */
export const row = componentStyle({
  display: 'grid',
  gap: vars.space['12'],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const name = componentStyle({
  ...type['13'],
  padding: 0,
  marginBlockEnd: vars.space['8'],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/** A time and its amount, with the button that takes them away. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'start',
  gap: vars.space['12'],
});

/** Beside the controls, below their labels. */
export const remove = componentStyle({ marginBlockStart: vars.space['24'] });
