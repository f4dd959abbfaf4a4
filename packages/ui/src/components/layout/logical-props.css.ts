import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
// What a caller asks for must come after what a primitive brings along.
import './columns.css.js';
import './gap.css.js';
import './layout.css.js';

/** One class per property and one variable for its value: small, and any value fits. */
const property = (name: string) => {
  const value = createVar();
  return { value, className: componentStyle({ [name]: value }) };
};

// From wide to narrow: `paddingInline` may be changed by `paddingInlineStart`.
export const logical = {
  padding: property('padding'),
  paddingBlock: property('paddingBlock'),
  paddingInline: property('paddingInline'),
  paddingBlockStart: property('paddingBlockStart'),
  paddingBlockEnd: property('paddingBlockEnd'),
  paddingInlineStart: property('paddingInlineStart'),
  paddingInlineEnd: property('paddingInlineEnd'),
  margin: property('margin'),
  marginBlock: property('marginBlock'),
  marginInline: property('marginInline'),
  marginBlockStart: property('marginBlockStart'),
  marginBlockEnd: property('marginBlockEnd'),
  marginInlineStart: property('marginInlineStart'),
  marginInlineEnd: property('marginInlineEnd'),
  inlineSize: property('inlineSize'),
  minInlineSize: property('minInlineSize'),
  maxInlineSize: property('maxInlineSize'),
  blockSize: property('blockSize'),
  minBlockSize: property('minBlockSize'),
  maxBlockSize: property('maxBlockSize'),
};

// Copies: a component that takes them from the contract itself brings every token to the page.
export const spaces: Partial<Record<string, string>> = { ...vars.space };
export const pageSizes = {
  content: vars.size.content,
  reading: vars.size.reading,
  form: vars.size.form,
};
