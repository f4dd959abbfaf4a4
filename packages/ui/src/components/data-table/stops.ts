const focusable =
  ':is(a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]):not(:disabled, [type="hidden"], [aria-hidden="true"], [data-no-stop])';
const text =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])';

/** Whether the element needs the arrow keys for itself. */
export const takesText = (element: Element): boolean => element.matches(text);

/** Usable elements in a cell. */
export const widgetsOf = (cell: Element): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(focusable),
];

/** The element focused in a cell: its only widget, else the cell itself. */
export const stopOf = (cell: HTMLElement): HTMLElement => {
  const [widget, another] = widgetsOf(cell);
  return widget && !another && !takesText(widget) ? widget : cell;
};

/** Leaves one place in a row that Tab reaches, or none. Runs for every row that is mounted. */
export const settleStops = (row: Element, active: number): void => {
  const cell = row.children[active];
  const stop = cell instanceof HTMLElement ? stopOf(cell) : undefined;
  for (const element of row.querySelectorAll<HTMLElement>(`[data-cell], ${focusable}`)) {
    const tabIndex = element === stop ? '0' : '-1';
    if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
  }
};
