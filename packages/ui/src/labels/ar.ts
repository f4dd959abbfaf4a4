// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('ar-u-nu-latn');

export const pagination: PaginationLabels = {
  label: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: ({ page }) => `الصفحة ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} من ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
