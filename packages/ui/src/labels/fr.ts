// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('fr-FR');

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} sur ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
