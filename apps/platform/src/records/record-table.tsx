import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState } from '@constella/ui';
import { DataTable, type DataTableColumn, type DataTableValue } from '@constella/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { Pager } from '../base/lists/pager';
import { useListView } from '../base/lists/use-list-view';
import { Cell, NameCell, PageRows } from './cells';
import { filtersOf, resolvedColumn } from './columns';
import { isFiltered, pageSizeOf, type ListView } from './list-view';
import type { Column, ColumnKind } from './column';
import type { RowActions } from './row-action';
import type { ListRow, RowsPage } from './row-source';
import type { Section } from './section';
import { idOf, type ChosenRows } from './use-chosen-rows';
import { useColumnValue, useRowName } from './use-value-text';

interface RecordTableProps<Row> {
  section: Section<Row>;
  view: ListView;
  page: RowsPage<Row> | undefined;
  /** Another page is on its way. */
  loading: boolean;
  /** Whose details are open. */
  current: Row | undefined;
  /** Above the rows, where the actions of chosen ones stand. */
  toolbar: ReactNode;
  actions: RowActions<Row>;
  chosen: ChosenRows<Row>;
}

/** One page of a list as a table: its order in the head, its pages below. */
export function RecordTable<Row extends ListRow>(props: RecordTableProps<Row>) {
  const { section, view, page, loading, current, toolbar, actions } = props;
  const intl = useIntl();
  const { change } = useListView();
  const nameOf = useRowName(section);
  const columns = useTableColumns(section);
  const { selected, rows: chosen, choose } = props.chosen;
  const { texts, lines = 1, Chosen } = section;
  const { rows, total } = page ?? { rows: undefined, total: 0 };
  const size = pageSizeOf(section);
  const filtered = isFiltered(view);
  const isSelectable = Chosen !== undefined || actions.hasSeveral;
  const bulkActions = () => (
    <>
      {Chosen && <Chosen rows={chosen} />}
      {actions.ofSeveral(chosen)}
    </>
  );
  const clear = {
    q: '',
    page: '',
    ...Object.fromEntries(filtersOf(section).map(({ field }) => [field, ''])),
  };
  return (
    <PageRows value={rows ?? []}>
      <DataTable
        label={intl.formatMessage({ id: texts.title })}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        rowName={nameOf}
        lines={lines}
        maxHeight="none"
        stack
        loading={loading}
        currentRow={current && idOf(current)}
        toolbar={toolbar}
        manualSorting
        sorting={[{ id: view.sort, direction: view.descending ? 'descending' : 'ascending' }]}
        onSortingChange={([order]) =>
          order
            ? change({ sort: order.id, order: order.direction === 'descending' ? 'desc' : 'asc' })
            : change({ sort: '', order: '' })
        }
        selectable={isSelectable}
        {...(isSelectable && { selected, onSelectedChange: choose, bulkActions })}
        {...(actions.hasMenu && { rowActions: actions.of })}
        rowCount={total}
        firstRow={(view.page - 1) * size}
        empty={
          <EmptyState
            headingAs="h2"
            art="none"
            title={intl.formatMessage({
              id: filtered ? (texts.noMatch ?? 'records.noMatch') : 'records.noPage',
            })}
            description={
              view.search &&
              intl.formatMessage({ id: 'records.noMatchOf' }, { search: view.search })
            }
            action={
              <Button onClick={() => change(clear)}>
                {intl.formatMessage({
                  id: filtered ? 'shell.list.clearFilters' : 'records.firstPage',
                })}
              </Button>
            }
          />
        }
        footer={
          <Pager
            page={view.page}
            pages={Math.max(1, Math.ceil(total / size))}
            from={(view.page - 1) * size}
            shown={rows?.length ?? 0}
            total={total}
            onPage={(next) => change({ page: String(next) }, { push: true })}
          />
        }
      />
    </PageRows>
  );
}

/** The kinds of values that end at the end of their column. */
const endKinds: ReadonlySet<ColumnKind> = new Set(['number', 'day', 'moment', 'date']);

/** A figure needs less room than a text, px. */
const figureWidth = 112;

const orderOf = <Row,>(column: Column<Row>): string =>
  'field' in column ? column.field : column.id;

/** The columns of a section as the table draws them. */
function useTableColumns<Row extends ListRow>(section: Section<Row>): DataTableColumn<Row>[] {
  const intl = useIntl();
  const valueOf = useColumnValue();
  return useMemo(
    () =>
      section.columns.map((column, index) => {
        const { kind } = resolvedColumn(column, section.source);
        const width = column.width ?? (kind === 'number' ? figureWidth : undefined);
        return {
          id: orderOf(column),
          header: intl.formatMessage({ id: column.label }),
          numeric: endKinds.has(kind),
          value: (row: Row) => valueOf(column, row) as DataTableValue,
          sortable: column.sort !== undefined,
          ...(width && { width }),
          ...(column.stack && { stack: column.stack }),
          cell: (row: Row) =>
            index === 0 ? (
              <NameCell section={section} column={column} row={row} />
            ) : (
              <Cell section={section} column={column} row={row} />
            ),
        };
      }),
    [section, intl, valueOf],
  );
}
