import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

/** Two dates and a dash need this much; below it the text in them is cut. */
export const box = componentStyle({ gap: vars.space['6'], maxInlineSize: 360 });

export const dash = componentStyle({ flex: 'none', color: vars.text.muted });

export const status = componentStyle({
  ...type['12'],
  paddingBlockStart: vars.space['8'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
