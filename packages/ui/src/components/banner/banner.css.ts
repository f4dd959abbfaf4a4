import { globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { layers } from '../../tokens/layers.css.js';
import { type } from '../../tokens/type.js';
// The tones are the callout's; what a banner changes must come after them.
import '../callout/callout.css.js';

export const root = componentStyle({
  ...type['13'],
  // The colour is the tone's.
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: 1,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space['8']} ${vars.space['12']}`,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: '10px',
  paddingInline: vars.size.gutter,
  boxSizing: 'content-box',
});

/** On the way to the page, so it may not take more than it must. */
export const words = componentStyle({
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

globalStyle(`${words} a`, {
  '@layer': { [layers.components]: { color: 'inherit', textDecoration: 'underline' } },
});
