// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('de-DE');

export const pagination: PaginationLabels = {
  label: 'Seiten',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: ({ page }) => `Seite ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} von ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
