// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('it-IT');

export const pagination: PaginationLabels = {
  label: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: ({ page }) => `Pagina ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} di ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
