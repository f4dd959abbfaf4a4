import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
// What follows must come after the styles it changes.
import '../private/menu-surface.css.js';

export const popup = componentStyle({
  padding: vars.space['12'],
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
});

export const text = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** What is wrong with the text, on a line below what the form says. */
export const problem = componentStyle({ display: 'block' });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['8'],
  marginBlockStart: vars.space['8'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
