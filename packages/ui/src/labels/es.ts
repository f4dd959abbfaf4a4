// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type { PaginationLabels, ComponentLabels } from './types.js';

const { number } = /* @__PURE__ */ formatting('es-ES');

export const pagination: PaginationLabels = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: ({ page }) => `Página ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = { pagination };
