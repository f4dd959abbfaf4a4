import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};

export const columns = createVar();
export const minColumn = createVar();

export const grid = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

/** A fixed number of columns becomes one on a phone. */
export const collapsing = componentStyle({
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const columnsBelow = { mid: createVar(), narrow: createVar(), small: createVar() };

const equal = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Numbers of their own for narrower screens. */
export const byWidth = componentStyle({
  '@media': {
    [media.mid]: equal(columnsBelow.mid),
    [media.narrow]: equal(columnsBelow.narrow),
    [media.small]: equal(columnsBelow.small),
  },
});

/** As many columns as fit. */
export const fluid = componentStyle({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
});

export const container = componentStyle({
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  minInlineSize: 0,
});

export const width = {
  content: componentStyle({ maxInlineSize: vars.size.content }),
  reading: componentStyle({ maxInlineSize: vars.size.reading }),
  form: componentStyle({ maxInlineSize: vars.size.form }),
};
