// Written by `npm run labels` from the `components` catalogues; do not edit.

export interface PaginationLabels {
  /** Pages */
  label: string;
  /** Previous page */
  previous: string;
  /** Next page */
  next: string;
  /** Page {page, number} */
  page: (values: { page: number }) => string;
  /** {first, number}–{last, number} of {total, number} */
  range: (values: { first: number; last: number; total: number }) => string;
}

/** Every group of built-in texts. */
export interface ComponentLabels {
  pagination: PaginationLabels;
}
