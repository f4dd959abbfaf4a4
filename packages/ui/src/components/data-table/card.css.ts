import { createVar, type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';
import { coverEnd, coverStart, rowHeight } from './data-table.css.js';

const hairline = `1px solid ${vars.border.hairline}`;
const card = (rule: StyleRule) => componentStyle({ '@media': { [media.small]: rule } });

/** Lines below the title's. */
export const lineCount = createVar();
/** The cell's own line. */
export const line = createVar();

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
    '&&&': { flex: 'none', flexDirection: 'row', maxInlineSize: '100%', borderBlockEnd: 0 },
  },
});
export const headSelect = card({ selectors: { '&&&&': { flexBasis: coverStart } } });

export const row = card({
  selectors: {
    '&&': {
      display: 'grid',
      gridTemplateColumns: `${coverStart} minmax(0, 1fr) minmax(0, 1fr) fit-content(45%) ${coverEnd}`,
      gridAutoRows: `minmax(${textLine}, auto)`,
      rowGap: gap,
      alignContent: 'center',
      paddingInline: `max(0px, 16px - ${coverStart}) max(0px, 16px - ${coverEnd})`,
      borderBlockEnd: hairline,
    },
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
        gridRow: line,
        minInlineSize: 0,
        padding: 0,
        border: 0,
        background: 'none',
        textAlign: 'start',
        ...rule,
      },
    },
  });

const figure = (rule: StyleRule) => cell({ ...type['12'], ...rule });
export const area = {
  title: cell({ gridColumn: '2 / 4' }),
  end: cell({ gridColumn: '4', paddingInlineStart: vars.space['12'], textAlign: 'end' }),
  figureStart: figure({ gridColumn: '2', paddingInlineEnd: vars.space['8'] }),
  figureEnd: figure({ gridColumn: '3 / 5' }),
  line: cell({ gridColumn: '2 / 5' }),
  hidden: cell({ display: 'none' }),
};

/** The table's own cells: the checkbox, the actions. */
const own = (column: string) =>
  cell({ gridColumn: column, gridRow: `1 / span calc(${lineCount} + 1)`, alignSelf: 'center' });
export const select = own('1');
export const actions = own('5');

/** A figure's head, since no column of heads stands above it. Silent: it is read with the cell. */
export const figureLabel = card({
  '::before': {
    content: 'attr(data-label) / ""',
    marginInlineEnd: vars.space['6'],
    color: vars.text.muted,
  },
});
export const words = card({ selectors: { [`${figureLabel} > &&`]: { display: 'inline' } } });
