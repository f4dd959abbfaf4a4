import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

/** Lines that are shown. */
export const lines = createVar('truncated-lines');

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
});

const text = { minInlineSize: 0, maxInlineSize: '100%', overflow: 'hidden' } as const;

// The box reaches a little over the words, so that the focus ring and descenders are not cut.
export const oneLine = componentStyle({
  ...text,
  display: 'block',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius['4'],
});

export const manyLines = componentStyle({
  ...text,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius['4'],
});

export const open = componentStyle({
  ...text,
  display: 'block',
  overflowWrap: 'anywhere',
});

export const toggle = componentStyle({
  ...type['13'],
  minBlockSize: 24,
  marginBlockStart: vars.space['2'],
  borderRadius: vars.radius['4'],
  color: vars.text.link,
  fontWeight: vars.weight.medium,
  textDecoration: vars.link.underline,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
