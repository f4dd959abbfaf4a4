import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const hairline = `1px solid ${vars.border.hairline}`;

export const root = componentStyle({ minInlineSize: 0, borderBlockEnd: hairline });

export const item = componentStyle({ borderBlockStart: hairline });

export const heading = componentStyle({
  display: 'flex',
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
  ...type['14'],
});

export const trigger = componentStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: vars.space['12'],
  minInlineSize: 0,
  minBlockSize: 44,
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius['6'],
  lineHeight: controlLine,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.accent.text },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

export const title = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

/** As tall as the first line, so that the chevron stays beside it when the title wraps. */
export const chevron = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  blockSize: controlLine,
  color: vars.text.muted,
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: { [`${trigger}[data-state="open"] > &`]: { transform: 'rotate(180deg)' } },
});

export const content = componentStyle({
  ...type['14'],
  paddingInline: vars.space['4'],
  paddingBlockEnd: vars.space['16'],
  color: vars.text.default,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.time.feedback} ${vars.ease.in}` },
  },
});
