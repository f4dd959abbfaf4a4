import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['4'],
  padding: vars.space['20'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const art = componentStyle({ marginBlockEnd: vars.space['8'] });

export const title = componentStyle({ ...type['14'], letterSpacing: 'normal' });

export const description = componentStyle({
  ...type['13'],
  maxInlineSize: '40ch',
  color: vars.text.muted,
});

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['8'],
  marginBlockStart: 10,
});
