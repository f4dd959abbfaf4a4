import { componentStyle } from '../../tokens/component-style.js';

export const hoverCard = componentStyle({
  maxInlineSize: 'var(--radix-hover-card-content-available-width)',
  maxBlockSize: 'var(--radix-hover-card-content-available-height)',
});
