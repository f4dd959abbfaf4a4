// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('zh-CN');

export const pagination: PaginationLabels = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: ({ page }) => `第 ${number(page)} 页`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 项，共 ${number(total)} 项`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
