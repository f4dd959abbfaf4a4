import { containBubbleInputs } from '../../a11y/bubble-input.js';
import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const choice = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['8'],
  minInlineSize: 0,
  position: 'relative',
});
containBubbleInputs(choice);

/** Under a finger each choice gets 44 px of its own, so that neighbours' targets do not meet. */
export const roomy = componentStyle({ '@media': { [media.coarse]: { paddingBlock: 12 } } });

export const wide = componentStyle({ gap: vars.space['12'] });

export const icon = componentStyle({
  flex: 'none',
  marginBlockStart: 2,
  color: vars.text.muted,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 2,
  minInlineSize: 0,
});

export const label = componentStyle({
  ...type['14'],
  color: vars.text.default,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const strong = componentStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const unusable = componentStyle({ color: vars.text.disabled, cursor: 'not-allowed' });

export const optional = componentStyle({
  marginInlineStart: vars.space['6'],
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
});
