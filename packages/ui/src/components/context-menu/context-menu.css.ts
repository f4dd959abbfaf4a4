import { componentStyle } from '../../tokens/component-style.js';

export const content = componentStyle({
  minInlineSize: 180,
  maxInlineSize: `min(320px, var(--radix-context-menu-content-available-width))`,
  maxBlockSize: 'var(--radix-context-menu-content-available-height)',
  overflowY: 'auto',
});
