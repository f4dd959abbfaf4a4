import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

export const icon = componentStyle({
  marginBlock: `${vars.space['12']} ${vars.space['6']}`,
  color: vars.danger.text,
});
