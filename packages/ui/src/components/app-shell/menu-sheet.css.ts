import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

// The links' own padding reaches into the sheet's, so that texts line up with its title.
export const content = componentStyle({
  display: 'grid',
  gap: vars.space['16'],
  marginInline: `calc(-1 * ${vars.space['8']})`,
});

export const area = componentStyle({
  paddingBlockStart: vars.space['16'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
