import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** How many cells there are. */
export const count = createVar();
const cellSize = createVar();
const gap = createVar();

// In rem, so that cells and characters grow together with the reader's type.
export const box = componentStyle({
  vars: { [cellSize]: '2.5rem', [gap]: '0.5rem' },
  position: 'relative',
  direction: 'ltr',
  alignSelf: 'flex-start',
  overflow: 'hidden',
  inlineSize: `calc(${count} * (${cellSize} + ${gap}) - ${gap})`,
  // The ring of the first and last cell lies inside.
  maxInlineSize: '100%',
  '@media': {
    [media.coarse]: { vars: { [cellSize]: '2.75rem' } },
    '(max-width: 399px)': { vars: { [gap]: '0.25rem' } },
  },
});

export const cells = componentStyle({ display: 'flex', gap });

export const cell = componentStyle({
  flex: `0 0 ${cellSize}`,
  blockSize: '2.75rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.control,
  selectors: {
    '&[data-active]': { outline: `2px solid ${vars.border.focus}`, outlineOffset: -2 },
    [`${box}[data-invalid] &:not([data-active])`]: {
      borderColor: vars.danger.border,
      boxShadow: `inset 0 0 0 1px ${vars.danger.border}`,
    },
    [`${box}[data-locked] &`]: {
      borderColor: vars.border.default,
      background: vars.surface.hover,
    },
  },
});

/**
 * One real input over all cells: its characters are spread so that each stands in a cell, and
 * caret, selection, paste and autofill are the browser's own.
 */
export const input = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // Room for the space after the last character, which would scroll the others away.
  inlineSize: `calc(${count} * (${cellSize} + ${gap}) + ${cellSize})`,
  border: 0,
  paddingBlock: 0,
  paddingInline: `calc((${cellSize} - 1ch) / 2) 0`,
  background: 'none',
  color: vars.text.strong,
  fontFamily: vars.font.mono,
  fontSize: '1.25rem',
  fontWeight: vars.weight.medium,
  fontVariantLigatures: 'none',
  letterSpacing: `calc(${cellSize} + ${gap} - 1ch)`,
  outline: 'none',
  selectors: {
    '&:is(:disabled, [aria-disabled="true"])': {
      color: vars.text.disabled,
      cursor: 'not-allowed',
    },
    // A password manager's own colours would cover the cells.
    '&:autofill': { background: 'none', boxShadow: 'none' },
  },
});
