import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const list = componentStyle({ display: 'grid', minInlineSize: 0 });

export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: vars.space['12'],
  paddingBlockEnd: vars.space['20'],
  selectors: {
    // The thin line to the next star.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7.5,
      insetBlock: 'calc(1lh + 4px) 0',
      borderInlineStart: `1px solid ${vars.border.default}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

const tinted = (color: string) =>
  componentStyle({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });

export const tone = {
  neutral: tinted(vars.text.muted),
  active: tinted(vars.accent.text),
  success: tinted(vars.success.text),
  warning: tinted(vars.warning.text),
  danger: tinted(vars.danger.text),
};

/** As tall as the title's first line, so that the star stays centred on it in every script. */
export const star = componentStyle({
  ...type['13'],
  display: 'grid',
  placeItems: 'center',
  blockSize: '1lh',
});

export const words = componentStyle({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });

export const head = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['12']}`,
});

export const title = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const time = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const description = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const details = componentStyle({ ...type['13'], marginBlockStart: vars.space['4'] });

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 24,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

// The chevron points to the words, and down once they are open; it turns with the script.
export const chevron = componentStyle({
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: {
    'details[open] > summary > &': { transform: `scaleX(${forward}) rotate(90deg)` },
  },
});

export const body = componentStyle({
  paddingBlock: vars.space['4'],
  overflowWrap: 'anywhere',
});

export const empty = componentStyle({ ...type['13'], color: vars.text.muted });

export const rest = componentStyle({ marginBlockStart: vars.space['16'] });
