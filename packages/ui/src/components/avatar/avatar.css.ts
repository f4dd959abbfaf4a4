import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.full,
  background: vars.surface.track,
  color: vars.text.strong,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
  // A thousand of these would cost a theme switch a third more than text does.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials) / ""' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

// Initials are a drawing of the name: they keep the disc's proportion, so their size is in px.
export const size = {
  20: componentStyle({ inlineSize: 20, blockSize: 20, fontSize: 9 }),
  28: componentStyle({ inlineSize: 28, blockSize: 28, fontSize: 11 }),
  40: componentStyle({ inlineSize: 40, blockSize: 40, fontSize: 15 }),
};

/** With a picture, which lies over the initials. */
export const pictured = componentStyle({ position: 'relative', overflow: 'hidden' });

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: vars.surface.track,
});
