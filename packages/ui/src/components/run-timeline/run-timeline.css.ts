import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Place and length of a bar or mark, in shares of the whole time. */
export const from = createVar('run-from');
export const share = createVar('run-share');
const hue = createVar('run-hue');

export const list = componentStyle({ minInlineSize: 0 });

/** Names beside each other where a column would take the screen. */
export const wraps = componentStyle({
  '@media': {
    [media.mid]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space['8']} ${vars.space['16']}`,
    },
  },
});

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: vars.space['12'],
  paddingBlockEnd: vars.space['16'],
  selectors: {
    // The thin line to the next star.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7.5,
      insetBlock: '22px 0',
      borderInlineStart: `1px solid ${vars.border.default}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.mid]: {
      selectors: {
        [`${wraps} > &`]: {
          gridTemplateColumns: '16px minmax(0, auto)',
          columnGap: vars.space['8'],
          minInlineSize: 0,
          paddingBlockEnd: 0,
        },
        [`${wraps} > &::before`]: { display: 'none' },
      },
    },
  },
});

export const star = componentStyle({
  ...type['13'],
  display: 'grid',
  placeItems: 'center',
  blockSize: '1lh',
});

const disc = {
  content: '""',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
} as const;

/** Full done, larger at work, ring to come, square failed, dash skipped. */
export const mark = {
  completed: componentStyle({
    '::after': { ...disc, background: vars.text.strong },
    '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } },
  }),
  running: componentStyle({
    '::after': { ...disc, inlineSize: 12, blockSize: 12, background: vars.accent.solid },
    '@media': { [media.forcedColors]: { '::after': { background: 'Highlight' } } },
  }),
  pending: componentStyle({
    '::after': { ...disc, border: `1.5px solid ${vars.border.control}` },
  }),
  failed: componentStyle({
    '::after': { ...disc, borderRadius: 2, background: vars.danger.solid },
    '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } },
  }),
  skipped: componentStyle({
    '::after': { ...disc, blockSize: 0, borderBlockStart: `1.5px solid ${vars.border.control}` },
  }),
};

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['8'],
  minInlineSize: 0,
});

export const name = componentStyle({
  ...type['13'],
  position: 'relative',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const nameState = {
  completed: componentStyle({ color: vars.text.strong, fontWeight: vars.weight.medium }),
  running: componentStyle({ color: vars.text.strong, fontWeight: vars.weight.medium }),
  failed: componentStyle({ color: vars.danger.text, fontWeight: vars.weight.medium }),
  pending: componentStyle({ color: vars.text.muted }),
  skipped: componentStyle({ color: vars.text.muted, textDecoration: 'line-through' }),
};

export const time = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.mid]: { selectors: { [`${wraps} &`]: { display: 'none' } } } },
});

export const agent = componentStyle({
  ...type['12'],
  gridColumn: '1 / -1',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  '@media': { [media.mid]: { selectors: { [`${wraps} &`]: { display: 'none' } } } },
});

/** Names, bars and times; the axis keeps to the bars. As wide as the longest time needs. */
export const waterfallFrame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, min(9rem, 35%)) minmax(0, 1fr) minmax(3.5rem, max-content)',
  columnGap: vars.space['12'],
  rowGap: vars.space['8'],
  minInlineSize: 0,
});

const inFrame = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const;

export const waterfall = componentStyle({
  ...inFrame,
  rowGap: vars.space['8'],
  minInlineSize: 0,
});

export const row = componentStyle({
  ...inFrame,
  position: 'relative',
  alignItems: 'center',
});

export const track = componentStyle({ position: 'relative', blockSize: 12 });

export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${from} * 100%)`,
  inlineSize: `max(3px, ${share} * 100%)`,
  borderRadius: 3,
  background: hue,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const agentHue = {
  none: componentStyle({ vars: { [hue]: vars.text.muted } }),
  meta: componentStyle({ vars: { [hue]: vars.agent.meta } }),
  coordinator: componentStyle({ vars: { [hue]: vars.agent.coordinator } }),
  processor: componentStyle({ vars: { [hue]: vars.agent.processor } }),
  executor: componentStyle({ vars: { [hue]: vars.agent.executor } }),
};

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Open at its end, which has not come yet. */
export const running = componentStyle({
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

export const failed = componentStyle({
  background: `repeating-linear-gradient(135deg, ${vars.danger.solid} 0 4px, ${vars.danger.subtleBorder} 4px 6px)`,
  '@media': {
    [media.forcedColors]: {
      background: 'repeating-linear-gradient(135deg, CanvasText 0 4px, Canvas 4px 6px)',
    },
  },
});

/** Under the bars: where the time's marks stand. */
export const axis = componentStyle({
  ...type['12'],
  ...inFrame,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const axisTrack = componentStyle({
  position: 'relative',
  gridColumn: 2,
  containerType: 'inline-size',
  minBlockSize: 'calc(1lh + 4px)',
  borderBlockStart: `1px solid ${vars.chart.grid}`,
});

export const axisMark = componentStyle({
  '@container': {
    // Where they would run into each other, the first and the last are enough.
    '(max-width: 24rem)': {
      selectors: { '&:not(:first-child, :last-child)': { display: 'none' } },
    },
  },
  position: 'absolute',
  insetInlineStart: `calc(${from} * 100%)`,
  paddingBlockStart: 4,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -1,
    blockSize: 4,
    borderInlineStart: `1px solid ${vars.chart.axis}`,
  },
});

export const empty = componentStyle({ ...type['13'], color: vars.text.muted });

export const rest = componentStyle({ marginBlockStart: vars.space['16'] });
