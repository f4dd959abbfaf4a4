import {
  warnOfRepeatedKeys,
  isUnnamed,
  warnOnce,
  warnOfUncontrolled,
} from '../private/warn-once.js';
import { defaultMaxWidth, defaultMinWidth } from './column.js';
import type { DataTableProps } from './data-table-props.js';

declare const process: { env: { NODE_ENV?: string } };

const kept = [
  ['sorting', 'onSortingChange', 'defaultSorting'],
  ['filters', 'onFiltersChange', 'defaultFilters'],
  ['search', 'onSearchChange', 'defaultSearch'],
  ['selected', 'onSelectedChange', 'defaultSelected'],
  ['layout', 'onLayoutChange', 'defaultLayout'],
] as const;

/**
 * Warns of faults in a table's props. Their mixes are too many for types: five values, each the
 * caller's or the table's, make a union no compiler finishes.
 */
export function checkDataTable<Row>(props: DataTableProps<Row>): void {
  if (process.env.NODE_ENV === 'production') return;
  const { label, columns, selectable, manualSorting, onSortingChange, firstRow, rowCount } = props;
  const component = isUnnamed(label) ? 'DataTable' : `DataTable "${label}"`;
  warnOnce(
    component,
    isUnnamed(label),
    'without a label a screen reader announces rows of nothing. Pass what the rows are as `label`.',
  );
  warnOfRepeatedKeys(component, 'columns', columns, 'id');
  for (const value of kept) warnOfUncontrolled(component, { ...props }, value);
  warnOnce(
    component,
    !selectable && [props.selected, props.defaultSelected, props.bulkActions].some(Boolean),
    'without `selectable` nobody can select a row. Pass it, or leave the selection and `bulkActions` out.',
  );
  warnOnce(
    component,
    manualSorting === true && onSortingChange === undefined,
    '`manualSorting` without `onSortingChange` leaves the rows as they are. Pass both, or neither.',
  );
  warnOnce(
    component,
    firstRow !== undefined && rowCount === undefined,
    '`firstRow` says a place among rows nobody counted. Pass `rowCount` too.',
  );
  for (const { id, minWidth = defaultMinWidth, maxWidth = defaultMaxWidth } of columns ?? [])
    warnOnce(
      component,
      minWidth > maxWidth,
      `column "${id}" has no width between minWidth ${minWidth} and maxWidth ${maxWidth}. Pass a \`minWidth\` below \`maxWidth\`.`,
    );
}
