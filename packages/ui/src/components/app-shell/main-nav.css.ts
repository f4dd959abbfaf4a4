import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';
import { bar } from './app-shell.css.js';

// Takes what brand and tools leave; its list says when that is not enough.
export const room = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  // Out of the way but still measurable, to find out when there is room again.
  selectors: { [`${bar}[data-crowded] > &`]: { visibility: 'hidden' } },
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.areas]: { selectors: { [`${bar}[data-areas] > &`]: { display: 'none' } } },
  },
});

export const list = componentStyle({
  display: 'flex',
  gap: vars.space['2'],
  inlineSize: 'max-content',
  selectors: { [`${bar}[data-crowded] &`]: { position: 'absolute' } },
});

export const link = componentStyle({
  ...type['13'],
  display: 'block',
  padding: '6px 10px',
  borderRadius: vars.radius['6'],
  color: vars.text.muted,
  lineHeight: controlLine,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      background: vars.surface.hover,
      color: vars.text.strong,
      textDecoration: 'none',
    },
    '&[aria-current]': { background: vars.surface.active, color: vars.text.strong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const lessImportant = componentStyle({ '@media': { [media.mid]: { display: 'none' } } });

/** The menu that holds what is hidden at a middle width. */
export const more = componentStyle({
  display: 'none',
  '@media': { [media.mid]: { display: 'block' } },
});
