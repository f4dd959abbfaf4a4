import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

export const content = componentStyle({
  minInlineSize: 180,
  maxInlineSize: `min(320px, var(--radix-dropdown-menu-content-available-width))`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
});

/** Room for an icon or a check, kept where there is none so that the words line up. */
export const slot = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 16,
  color: vars.text.muted,
});

export const danger = componentStyle({
  selectors: {
    '&, &[data-highlighted]': { color: vars.danger.text },
  },
});

export const dangerSlot = componentStyle({ color: vars.danger.text });
