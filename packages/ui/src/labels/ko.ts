// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('ko-KR');

export const pagination: PaginationLabels = {
  label: '페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  page: ({ page }) => `${number(page)}페이지`,
  range: ({ total, first, last }) => `전체 ${number(total)}개 중 ${number(first)}–${number(last)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
