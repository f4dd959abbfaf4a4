import type { RowView } from './row-view.js';

/** Ids of the selected rows, whether they are shown or not. */
export type DataTableSelection = ReadonlySet<string>;

/** How much of what is shown is selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

export const selectionExtent = <Row>(
  view: RowView<Row>,
  selected: DataTableSelection,
  idOf: (row: Row, index: number) => string,
): SelectionExtent => {
  if (selected.size === 0 || view.count === 0) return 'none';
  let on = false;
  let off = false;
  for (let place = 0; place < view.count && !(on && off); place++) {
    if (selected.has(idOf(view.at(place) as Row, view.indexAt(place)))) on = true;
    else off = true;
  }
  return on ? (off ? 'some' : 'all') : 'none';
};

/** Where the row with this id is shown, -1 when it is not. */
export const placeOfId = <Row>(
  view: RowView<Row>,
  idOf: (row: Row, index: number) => string,
  id: string | undefined,
): number => {
  if (id === undefined) return -1;
  for (let place = 0; place < view.count; place++)
    if (idOf(view.at(place) as Row, view.indexAt(place)) === id) return place;
  return -1;
};

/** The selection with the rows at places `from` to `to` (either way round) all on or all off. */
export const selectRange = <Row>(
  view: RowView<Row>,
  selected: DataTableSelection,
  idOf: (row: Row, index: number) => string,
  [from, to]: readonly [number, number],
  on: boolean,
): DataTableSelection => {
  const next = new Set(selected);
  const last = Math.min(Math.max(from, to), view.count - 1);
  for (let place = Math.max(Math.min(from, to), 0); place <= last; place++) {
    const id = idOf(view.at(place) as Row, view.indexAt(place));
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
};
