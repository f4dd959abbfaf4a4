// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('en-US');

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} of ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
