import { createVar, type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';
import { coverEnd, coverStart, parked, rowHeight } from './data-table.css.js';

const hairline = `1px solid ${vars.border.hairline}`;
const card = (rule: StyleRule) => componentStyle({ '@media': { [media.small]: rule } });

/** Lines below the title's. */
export const lineCount = createVar();
const textLine = '1.125rem';
const gap = 3;

/** Cards are of one height, which their columns give: rows out of view take their place unmounted. */
const height = (lines: 1 | 2) =>
  card({
    selectors: {
      '&&': {
        vars: {
          [rowHeight]: `max(45px, calc(${lines} * ${textLine} + ${lineCount} * (${textLine} + ${gap}px) + 25px))`,
        },
      },
    },
  });
export const root = { 1: height(1), 2: height(2) };

export const sizer = card({ selectors: { '&&': { inlineSize: '100%', minInlineSize: '100%' } } });
export const grid = card({ selectors: { '&&': { inlineSize: '100%', minInlineSize: '100%' } } });

// What sorts and filters stays, in one line that scrolls.
export const headRow = card({
  selectors: {
    '&&': {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBlockEnd: hairline,
    },
  },
});
export const headCell = card({
  selectors: {
    '&&&': { flex: 'none', maxInlineSize: '100%', borderBlockEnd: 0 },
  },
});
export const headSelect = card({ selectors: { '&&&&': { flexBasis: coverStart } } });

export const row = card({
  selectors: {
    '&&': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      paddingInline: `max(16px, ${coverStart}) max(16px, ${coverEnd})`,
      borderBlockEnd: hairline,
    },
    // Where the first line ends; the cells keep their order.
    '&&::before': { content: '', order: 1, flex: '0 0 100%' },
    [`&&:not(${parked})`]: { position: 'relative' },
    '&&[data-last]': { borderBlockEndColor: 'transparent' },
    '&&:hover': { background: vars.surface.hover },
    '&&:is([data-selected], [aria-current])': { background: vars.surface.selected },
  },
});

const cell = (rule: StyleRule) =>
  card({
    selectors: {
      // Beats what a table says of its first and last cells.
      [`${row} > &&&&`]: {
        boxSizing: 'border-box',
        minInlineSize: 0,
        // Clipped, not hidden: without padding the ring of what is in it needs the margin.
        overflow: 'clip',
        overflowClipMargin: 4,
        padding: 0,
        border: 0,
        background: 'none',
        textAlign: 'start',
        ...rule,
      },
    },
  });

const below: StyleRule = { order: 2, blockSize: textLine, marginBlockStart: gap };
const figureRule: StyleRule = { ...type['12'], ...below, paddingInlineEnd: vars.space['8'] };
const figure = cell({ ...figureRule, flex: '0 0 50%' });
/** Figures in one line: each as wide as it is, while there is room. */
const short = cell({
  ...figureRule,
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: 'max-content',
});

/** The table's own cells, at the sides: the checkbox, the actions. */
const side = (rule: StyleRule) => cell({ position: 'absolute', insetBlock: 0, ...rule });
export const select = side({ insetInlineStart: 0, inlineSize: coverStart });
export const actions = side({ insetInlineEnd: 0, inlineSize: coverEnd });

/** A figure's head, since none stands above it. Silent: it is read with the cell. */
const figureLabel = card({
  '::before': {
    content: 'attr(data-label) / ""',
    marginInlineEnd: vars.space['6'],
    color: vars.text.muted,
  },
});
/** In little room the label gives way, not the figure. */
const shortLabel = card({
  '::before': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    // So that it can be as narrow as a letter.
    wordBreak: 'break-all',
    whiteSpace: 'normal',
  },
});
export const words = card({
  selectors: {
    [`${figureLabel} > &&`]: { display: 'inline' },
    [`${shortLabel} > &&`]: { flex: 'none' },
  },
});

export const place = {
  // Some px, or the end of the line would fit beside it and take all the room.
  title: cell({ order: 0, flex: '1 1 1px' }),
  end: cell({
    order: 0,
    flex: 'none',
    maxInlineSize: '45%',
    paddingInlineStart: vars.space['12'],
    textAlign: 'end',
  }),
  figure: `${figure} ${figureLabel}`,
  short: `${short} ${figureLabel} ${shortLabel}`,
  line: cell({ ...below, blockSize: 'auto', minBlockSize: textLine, flex: '0 0 100%' }),
  hidden: cell({ display: 'none' }),
};
