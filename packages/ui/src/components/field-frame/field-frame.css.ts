import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
  minInlineSize: 0,
  position: 'relative',
});

export const label = componentStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['6'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  // As wide as its words: beside a label nothing should react to a press.
  alignSelf: 'flex-start',
});

export const optional = componentStyle({
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
});

export const messages = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['12'],
});

export const notes = componentStyle({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const hint = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const error = componentStyle({
  ...type['12'],
  display: 'flex',
  gap: vars.space['6'],
  color: vars.danger.text,
  overflowWrap: 'anywhere',
});

export const errorIcon = componentStyle({ marginBlockStart: 1 });

export const counter = componentStyle({
  ...type['12'],
  flex: 'none',
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
