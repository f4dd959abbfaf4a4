import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';
// What a card changes must come after the surface it shares with menus.
import '../private/menu-surface.css.js';

/** A card beside its trigger: the popover's and the hover card's. */
export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['12'],
  padding: vars.space['16'],
  borderRadius: vars.radius['12'],
  overflowWrap: 'anywhere',
  overflowY: 'auto',
});

export const width = {
  small: componentStyle({ inlineSize: 240 }),
  medium: componentStyle({ inlineSize: 320 }),
  large: componentStyle({ inlineSize: 420 }),
};

export const popover = componentStyle({
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
});

/** Leaves room for the close button in the corner. */
export const title = componentStyle({
  ...type['14'],
  letterSpacing: 'normal',
  paddingInlineEnd: vars.control.small,
});

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space['12'],
  insetInlineEnd: vars.space['8'],
});
