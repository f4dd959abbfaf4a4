import { type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';
import * as identity from '../agent-tile/identity.css.js';

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
  gap: `${vars.space['4']} ${vars.space['24']}`,
  padding: `${vars.space['8']} ${vars.space['16']}`,
  borderBlockEnd: hairline,
});
export const headerCell = stacked({
  display: 'block',
  padding: 0,
  border: 0,
  textAlign: 'start',
  selectors: {
    '&:first-child, &:last-child': { padding: 0 },
    '&:not(:has(button, input, [tabindex]))': offScreen,
  },
});

export const body = stacked({ display: 'block' });

export const bodyRow = stacked({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  alignItems: 'baseline',
  gap: `${vars.space['6']} ${vars.space['12']}`,
  padding: `${vars.space['12']} ${vars.space['16']}`,
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
const cell = (rule: StyleRule) =>
  stacked({ selectors: { [`${bodyRow} > &&&`]: { ...base, ...rule } } });

// Figures stand under the name, beside the mark, as in the picture.
const markWidth = 38;
const selectWidth = 28;

const title = cell({ gridColumn: '1 / -2', gridRow: 1, alignSelf: 'center' });
const end = cell({
  gridColumn: '-2 / -1',
  gridRow: 1,
  justifySelf: 'end',
  alignSelf: 'center',
  textAlign: 'end',
});
const figure = cell({
  ...type['12'],
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
});
const line = cell({ gridColumn: '1 / -1' });
const select = cell({
  position: 'absolute',
  insetInlineStart: vars.space['16'],
  insetBlockStart: vars.space['12'],
});
const hidden = cell({ display: 'none' });

export const place = { title, end, figure, line, select, hidden };

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
