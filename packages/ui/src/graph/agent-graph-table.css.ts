import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { type } from '../tokens/type.js';

export const name = componentStyle({
  minBlockSize: 24,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const note = componentStyle({ ...type['12'], display: 'block', color: vars.text.muted });

export const links = componentStyle({ minInlineSize: 220 });
export const sent = componentStyle({ ...type['12'], display: 'block' });
export const kind = componentStyle({ color: vars.text.muted, marginInlineEnd: vars.space['6'] });
