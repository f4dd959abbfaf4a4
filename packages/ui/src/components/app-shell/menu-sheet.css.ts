import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

// The links' own padding reaches into the sheet's, so that texts line up with its title.
export const content = componentStyle({
  display: 'grid',
  gap: vars.space['16'],
  marginInline: `calc(-1 * ${vars.space['8']})`,
});

// Its hairline runs from edge to edge, like the sheet's own.
export const area = componentStyle({
  marginInline: `calc(-1 * ${vars.space['8']})`,
  paddingBlockStart: vars.space['16'],
  paddingInline: vars.space['8'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

// Fills the sheet, from edge to edge.
export const whole = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100% + 2 * ${vars.space['16']})`,
  margin: `calc(-1 * ${vars.space['16']})`,
});
