import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const list = componentStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  containerType: 'inline-size',
  // Its width beside other things, where nobody gives it one.
  containIntrinsicInlineSize: '20rem',
});

export const label = componentStyle({ color: vars.text.muted, overflowWrap: 'anywhere' });

export const value = componentStyle({
  color: vars.text.strong,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Where there is much room, nobody has to find the other end of the line.
  '@container': { '(min-width: 30rem)': { textAlign: 'start' } },
});
