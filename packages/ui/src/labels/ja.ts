// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('ja-JP');

export const pagination: PaginationLabels = {
  label: 'ページ',
  previous: '前のページ',
  next: '次のページ',
  page: ({ page }) => `${number(page)} ページ`,
  range: ({ total, first, last }) => `${number(total)} 件中 ${number(first)}–${number(last)} 件`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
