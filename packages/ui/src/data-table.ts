// `@constella/ui/data-table`: apart from the other components, for the sake of what it weighs.
export { DataTable } from './components/data-table/data-table.js';
export {
  dataTableDensities,
  type DataTableProps,
} from './components/data-table/data-table-props.js';
export type {
  DataTableColumn,
  DataTableField,
  DataTableFilterKind,
  DataTableFilterOption,
  DataTableValue,
} from './components/data-table/column.js';
export {
  dataTablePins,
  type DataTableLayout,
  type DataTablePin,
} from './components/data-table/column-layout.js';
export type { DataTableAction } from './components/data-table/data-table-context.js';
export type {
  DataTableFilters,
  DataTableFilterValue,
  DataTableRange,
} from './components/data-table/filter-rows.js';
export type { DataTableSelection } from './components/data-table/selection.js';
export { dataTableDirections, type DataTableSort } from './components/data-table/sort-rows.js';
