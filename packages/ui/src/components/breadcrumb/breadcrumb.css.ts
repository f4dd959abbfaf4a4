import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const list = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['6']}`,
  color: vars.text.muted,
  // Lines as far apart as the links in them are high.
  '@media': { [media.coarse]: { rowGap: 26 } },
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minInlineSize: 0,
});

// Three px above and below make 24 px to hit out of an 18 px line, without a taller header; under a
// finger 13 make 44.
export const link = componentStyle({
  paddingBlock: 3,
  marginBlock: -3,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.text.strong },
  '@media': { [media.coarse]: { paddingBlock: 13, marginBlock: -13 } },
});

/** The three dots in place of the levels between, as large to hit as a short link. */
export const more = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 24,
  minBlockSize: 24,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minInlineSize: 44, minBlockSize: 44 } },
});

export const current = componentStyle({ overflowWrap: 'anywhere' });
