// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('zh-TW');

export const pagination: PaginationLabels = {
  label: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: ({ page }) => `第 ${number(page)} 頁`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 項，共 ${number(total)} 項`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
