import { type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';
import * as identity from '../private/identity.css.js';

// Under 700 px a stacked table draws every row as a card: title and status, then the figures.
const narrow = '(max-width: 699px)';
const hairline = `1px solid ${vars.border.hairline}`;
const stacked = (rule: StyleRule) => componentStyle({ '@media': { [narrow]: rule } });

export const table = stacked({ display: 'block' });

const offScreen: StyleRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

// The head stays for screen readers. What can be used in it (sorting, select all) stays for everyone.
export const head = stacked({
  display: 'block',
  selectors: { '&:not(:has(button, input, [tabindex]))': offScreen },
});
export const headRow = stacked({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['12']} ${vars.space['24']}`,
  padding: `${vars.space['8']} ${vars.space['16']}`,
  borderBlockEnd: hairline,
});
export const headerCell = stacked({
  selectors: {
    // Beats the cell's own rules for the first and last column.
    '&&&': { display: 'block', padding: 0, border: 0, textAlign: 'start' },
    '&:not(:has(button, input, [tabindex]))': offScreen,
  },
});

export const body = stacked({ display: 'block' });

export const bodyRow = stacked({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `3px ${vars.space['16']}`,
  padding: `${vars.space['12']} ${vars.space['16']}`,
  // The break between the first line and the figures; the cells keep their order.
  '::before': { content: '', order: 1, flex: '0 0 100%' },
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: hairline },
    '&:hover': { background: vars.surface.hover },
    '&[data-selected]': { background: vars.surface.selected },
  },
});

const base: StyleRule = {
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  whiteSpace: 'normal',
};

/** Beats the cell's own rules for the first and last column and for hovered rows. */
const inCard = (rule: StyleRule) => stacked({ selectors: { [`${bodyRow} > &&&`]: rule } });
const cell = (rule: StyleRule) => inCard({ ...base, ...rule });

// Figures stand under the name, beside the mark, as in the picture.
const markWidth = 38;
const selectWidth = 28;

const title = cell({ order: 0, flex: '1 1 0', minInlineSize: 0 });
const end = cell({ order: 0, flex: 'none', maxInlineSize: '50%', textAlign: 'end' });
const figure = cell({
  ...type['12'],
  order: 2,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
});
const line = cell({ order: 2, flex: '0 0 100%' });
const select = cell({
  position: 'absolute',
  insetInlineStart: vars.space['16'],
  insetBlockStart: vars.space['12'],
  display: 'flex',
  alignItems: 'center',
});
const hidden = cell({ display: 'none' });

export const place = { title, end, figure, line, select, hidden };

/** Centres the checkbox on a title of one or two lines. */
export const selectLines = {
  1: inCard({ minBlockSize: 18 }),
  2: inCard({ minBlockSize: 35 }),
};

/** The short word after a figure. Silent: the column's head is read with the cell already. */
export const labelled = componentStyle({
  '@media': {
    [narrow]: {
      '::after': {
        content: '" " attr(data-label) / ""',
        color: vars.text.muted,
        fontWeight: vars.weight.regular,
      },
    },
  },
});

export const indent = componentStyle({
  '@media': {
    [narrow]: {
      selectors: {
        [`&:has(> ${title} ${identity.root} > :nth-child(2))`]: {
          paddingInlineStart: `calc(${vars.space['16']} + ${markWidth}px)`,
        },
        [`&:has(> ${select})`]: {
          paddingInlineStart: `calc(${vars.space['16']} + ${selectWidth}px)`,
        },
        [`&:has(> ${select}):has(> ${title} ${identity.root} > :nth-child(2))`]: {
          paddingInlineStart: `calc(${vars.space['16']} + ${markWidth + selectWidth}px)`,
        },
      },
    },
  },
});

export const outdented = stacked({
  selectors: {
    [`${bodyRow} > ${title}&:has(${identity.root} > :nth-child(2))`]: {
      marginInlineStart: -markWidth,
    },
  },
});
