import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const card = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
  color: vars.text.muted,
});

export const head = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['8']}`,
  minBlockSize: 36,
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
});

export const opens = componentStyle({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&::-webkit-details-marker': { display: 'none' },
    // The ring stands inside: the card cuts what leaves it.
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius['8'] },
  },
});

export const name = componentStyle({
  ...type['12'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  color: vars.text.strong,
  unicodeBidi: 'isolate',
  direction: 'ltr',
});

export const summary = componentStyle({
  flex: '1 1 6rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const outcome = componentStyle({
  ...type['12'],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

const tinted = (color: string) =>
  componentStyle({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });

export const state = {
  waiting: tinted(vars.text.muted),
  running: tinted(vars.accent.text),
  completed: tinted(vars.success.text),
  failed: tinted(vars.danger.text),
};

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = componentStyle({ animation: `${turn} 1.2s linear infinite` });

export const duration = componentStyle({
  ...type['12'],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const chevron = componentStyle({
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const body = componentStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['12'],
  padding: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  color: vars.text.default,
});

export const part = componentStyle({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });

export const partName = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const error = componentStyle({ color: vars.danger.text, overflowWrap: 'anywhere' });
