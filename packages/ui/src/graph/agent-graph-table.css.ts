import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { type } from '../tokens/type.js';

export const name = componentStyle({
  minBlockSize: 24,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const note = componentStyle({ ...type['12'], display: 'block', color: vars.text.muted });

export const links = componentStyle({ minInlineSize: 220 });
export const sent = componentStyle({ ...type['12'], display: 'block' });
export const kind = componentStyle({ color: vars.text.muted, marginInlineEnd: vars.space['6'] });

/** Rows come and go while one scrolls: columns keep their widths. */
export const fixed = componentStyle({ tableLayout: 'fixed', minInlineSize: 600 });

export const scroller = componentStyle({ maxBlockSize: 560, overflowY: 'auto' });

export const gapSize = createVar('graph-table-gap');
export const gap = componentStyle({ blockSize: gapSize });
