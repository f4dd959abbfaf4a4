import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { media } from '../../tokens/media.js';

export const gap = createVar();

export const columns = componentStyle({ display: 'flex', gap, minInlineSize: 0 });

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

/** Below the breakpoint the columns stand below each other, in the order they are read. */
const collapsed = { flexDirection: 'column', alignItems: 'stretch' } as const;
export const collapseBelow = {
  never: componentStyle({}),
  small: componentStyle({ '@media': { [media.small]: collapsed } }),
  narrow: componentStyle({ '@media': { [media.narrow]: collapsed } }),
  mid: componentStyle({ '@media': { [media.mid]: collapsed } }),
};

/** Then a column is as wide as all of them and as high as what it holds. */
const own = (breakpoint: 'small' | 'narrow' | 'mid') => ({
  [media[breakpoint]]: {
    selectors: {
      [`${collapseBelow[breakpoint]} > &`]: { flex: '0 0 auto', inlineSize: 'auto' },
    },
  },
});

export const column = componentStyle({
  minInlineSize: 0,
  // From wide to narrow: the narrower screen's rule comes last.
  '@media': { ...own('mid'), ...own('narrow'), ...own('small') },
});

/** A share of the row, less its part of the gaps: shares that make one fill the row exactly. */
const share = (part: number, of: number) =>
  componentStyle({
    flex: '0 1 auto',
    inlineSize: `calc(100% * ${part} / ${of} - ${gap} * ${of - part} / ${of})`,
  });

export const width = {
  fluid: componentStyle({ flex: '1 1 0' }),
  '1/2': share(1, 2),
  '1/3': share(1, 3),
  '2/3': share(2, 3),
  '1/4': share(1, 4),
  '3/4': share(3, 4),
  content: componentStyle({ flex: '0 0 auto', maxInlineSize: '100%' }),
};
