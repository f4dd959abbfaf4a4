import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** 24 px in a field of 32: the margins give back what the target takes beyond the text line. */
export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  marginBlock: -2,
  marginInlineEnd: -6,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.strong, background: vars.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.coarse]: { inlineSize: 44, blockSize: 44, marginBlock: -12, marginInlineEnd: -12 },
  },
});
