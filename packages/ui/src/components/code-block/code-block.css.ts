import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

/** Lines shown before it scrolls. */
export const maxLines = createVar('code-max-lines');
/** Lines of one piece, whose height is known before it is drawn. */
export const pieceLines = createVar('code-piece-lines');
/** Digits of the last line's number. */
export const digits = createVar('code-digits');

const hairline = `1px solid ${vars.border.hairline}`;

export const root = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius['8'],
  background: vars.surface.sunken,
});

export const bar = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 36,
  paddingBlock: vars.space['4'],
  paddingInline: `${vars.space['12']} ${vars.space['4']}`,
  borderBlockEnd: hairline,
  color: vars.text.muted,
});

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const outcome = componentStyle({
  position: 'relative',
  paddingInline: vars.space['8'],
  textAlign: 'end',
});

// Code is written from left to right in every script.
export const pre = componentStyle({
  ...type['12'],
  lineHeight: 1.5,
  margin: 0,
  padding: vars.space['12'],
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  color: vars.text.default,
  direction: 'ltr',
  textAlign: 'start',
  tabSize: 4,
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius['8'] } },
});

export const limited = componentStyle({
  maxBlockSize: `calc(${maxLines} * 1lh + 2 * ${vars.space['12']})`,
});

export const code = componentStyle({
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontFamily: vars.font.mono,
});

export const wrapped = componentStyle({
  inlineSize: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A piece, or when numbered lines wrap one line: its numbers and its text. */
export const piece = componentStyle({ display: 'block' });

export const numbered = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['16'],
});

/** Not drawn while it is out of sight, which a text of a million lines needs. */
export const skippable = componentStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${pieceLines} * 1lh)`,
});

export const numbers = componentStyle({
  minInlineSize: `calc(${digits} * 1ch)`,
  color: vars.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  whiteSpace: 'pre',
});

export const rest = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space['8'],
  borderBlockStart: hairline,
});
