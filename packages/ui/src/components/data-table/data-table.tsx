'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { RefreshIcon } from '../../icons/index.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { useDensity, useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { ErrorState } from '../error-state/error-state.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useOverflow } from '../private/use-overflow.js';
import { columnTracks } from './column-layout.js';
import { CutCellTooltip } from './cut-cell-tooltip.js';
import { cardLines } from './card-lines.js';
import * as card from './card.css.js';
import * as styles from './data-table.css.js';
import * as print from './print.css.js';
import { DataTableBody, LoadingRows } from './data-table-body.js';
import { actionsWidth, HeadContext, type HeadModel, selectWidth } from './data-table-context.js';
import { DataTableHead } from './data-table-head.js';
import { DataTableOverlay } from './data-table-overlay.js';
import { checkDataTable } from './data-table-warnings.js';
import { type DataTableProps, nativeProps } from './data-table-props.js';
import { insetVar } from './data-table-row.js';
import { DataTableToolbar } from './data-table-toolbar.js';
import { isFiltering } from './filter-rows.js';
import { useDataTable } from './use-data-table.js';
import { useGridKeys } from './use-grid-keys.js';
import { mostPrinted, usePrinting } from './use-printing.js';
import { useRowWindow } from '../private/use-row-window.js';

const role = { role: 'grid' } as const;
const loadingRows = 8;
const rowGuesses = {
  compact: { 1: 29, 2: 45 },
  standard: { 1: 37, 2: 53 },
  relaxed: { 1: 45, 2: 61 },
};

/** Follows a row's link as if it had been pressed, with the keys that open another tab. */
const followRow = (
  table: HTMLElement | null,
  place: number,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
) =>
  table
    ?.querySelector(`[data-place="${place}"] [data-row-link]`)
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );

/**
 * Rows to work with: sorted, filtered, searched, selected, with columns to resize, pin, order and
 * hide. A grid with one stop for Tab and arrow keys between the cells; only the rows in view are
 * mounted, all of one height. For a few rows to read, use `Table`.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  checkDataTable(given);
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting(scroller);
  // Nobody can select or press anything on paper.
  const props = printing ? { ...given, selectable: false, rowActions: undefined } : given;
  const {
    label,
    lines = 1,
    maxHeight = 'min(70dvh, 48rem)',
    searchable = false,
    selectable = false,
    bulkActions,
    columnSettings = false,
    rowActions,
    onRowPress,
    rowHref,
    stack = false,
    rowCount,
    firstRow = 0,
    loading = false,
    error,
    onRetry,
    empty,
    toolbar,
    footer,
    className,
  } = props;
  const columns = listOrEmpty(props.columns);
  const { labels: ui, locale } = useUi();
  const around = useDensity();
  const density = props.density ?? (around === 'compact' ? 'compact' : 'standard');
  const state = useDataTable(props);
  const { labels, view, placed, query, opened, setOpened } = state;
  const hasActions = rowActions !== undefined;

  const failed = error !== undefined && error !== null && error !== false;
  const waiting = loading && view.count === 0 && !failed;
  const shown = failed ? 0 : view.count;
  const mode = failed ? 'error' : loading ? 'loading' : shown === 0 ? 'empty' : 'ready';

  const table = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const scrolled = useRowWindow(
    waiting ? loadingRows : shown,
    rowGuesses[density][lines],
    { scroller, head, body, probe },
    printing,
  );
  const window = printing
    ? { ...scrolled, first: 0, last: Math.min(shown, mostPrinted) - 1 }
    : scrolled;

  const overflows = useOverflow(scroller);

  const before = selectable ? 1 : 0;
  const keys = useGridKeys({
    table,
    rowCount: shown,
    columnCount: before + placed.length + (hasActions ? 1 : 0),
    page: window.page,
    scrollToRow: window.scrollToRow,
    selectable,
    toggle: state.toggle,
    extendTo: state.extendTo,
    selectAll: () => state.selectAll(true),
    press:
      (onRowPress || rowHref) &&
      ((place, event) => {
        const row = view.at(place);
        if (row === undefined) return;
        if (onRowPress) onRowPress(row);
        else followRow(table.current, place, event);
      }),
  });
  // Tab into the table leads to what is in view.
  const { active, focusInside } = keys;
  const inView = active.row < shown && active.row >= window.first && active.row <= window.last;
  const stop =
    active.row < 0 || inView || (focusInside && active.row < shown)
      ? active
      : { ...active, row: shown > 0 ? window.first : -1 };

  /** For buttons that go with what they take away: the focus goes on to the grid. */
  const toGridAfter =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      keys.focusCell(stop);
    };

  const tracks = columnTracks(
    placed,
    state.layout,
    selectable ? selectWidth : 0,
    hasActions ? actionsWidth : 0,
  );
  const filtered = useMemo(
    () => new Set(Object.keys(query.filters).filter((id) => isFiltering(query.filters[id]))),
    [query.filters],
  );
  const headModel: HeadModel<Row> = {
    columns,
    placed,
    labels,
    sorting: query.sorting,
    stack,
    filtered,
    layout: state.layout,
    setLayout: state.setLayout,
    sortBy: state.sortBy,
    openMenu: (id, target) => setOpened({ kind: 'menu', of: id, target, open: true }),
    menuOf: opened?.kind === 'menu' && opened.open ? String(opened.of) : undefined,
    resizing: state.resizing,
    endResizing: () => state.setResizing(undefined),
  };

  const order = query.sorting.flatMap(({ id, direction }) => {
    const column = columns.find((each) => each.id === id)?.header;
    if (column === undefined) return [];
    return direction === 'ascending'
      ? labels.sortedAscending({ column })
      : labels.sortedDescending({ column });
  });
  const announcement = {
    order: order.length > 0 ? new Intl.ListFormat(locale).format(order) : labels.unsorted,
    count: labels.rows({ count: rowCount ?? view.count }),
  };
  const asksForLess = filtered.size > 0 || query.search.trim() !== '';
  const hasToolbar =
    searchable || columnSettings || toolbar !== undefined || bulkActions !== undefined;

  return (
    <HeadContext value={headModel as unknown as HeadModel<never>}>
      <div
        {...nativeProps(props)}
        data-state={mode}
        data-density={density}
        data-skeleton={waiting ? '' : undefined}
        data-printing={printing ? '' : undefined}
        className={classNames(
          styles.root,
          styles.density[density][lines],
          stack && card.root[lines],
          className,
        )}
        style={{
          ...props.style,
          ...(stack &&
            assignInlineVars({
              [card.lineCount]: String(cardLines(placed)),
            })),
        }}
      >
        {!printing && (hasToolbar || filtered.size > 0) && (
          <DataTableToolbar
            search={searchable ? query.search : undefined}
            onSearchChange={state.changeSearch}
            filters={query.filters}
            onFilterChange={toGridAfter(state.changeFilter)}
            columnSettings={columnSettings}
            selectedCount={state.selected.size}
            onClearSelection={toGridAfter(state.clearSelection)}
            bulkActions={bulkActions?.(state.selected)}
          >
            {toolbar}
          </DataTableToolbar>
        )}
        <div
          ref={scroller}
          data-overflows={overflows ? '' : undefined}
          className={classNames(styles.scroller, print.frame)}
          style={assignInlineVars({
            [styles.maxHeight]: maxHeight,
            [styles.least]: tracks.least,
            [styles.scrolled]: `${window.height}px`,
            [styles.coverStart]: selectable ? `${selectWidth / 16}rem` : '0px',
            [styles.coverEnd]: hasActions ? `${actionsWidth / 16}rem` : '0px',
          })}
        >
          <div ref={probe} className={styles.probe} aria-hidden="true" />
          <div className={classNames(styles.sizer, stack && card.sizer, print.sizer)}>
            <table
              ref={table}
              {...role}
              aria-label={label}
              aria-rowcount={waiting ? -1 : (rowCount ?? shown) + 1}
              aria-multiselectable={selectable || undefined}
              aria-busy={loading || undefined}
              className={classNames(styles.grid, stack && card.grid, print.grid)}
              style={{
                ...assignInlineVars({
                  [styles.tracks]: tracks.template,
                  [styles.frameHeight]: window.frame === undefined ? 'auto' : `${window.frame}px`,
                }),
                ...Object.fromEntries(
                  tracks.insets.flatMap((value, index) =>
                    value === undefined ? [] : [[insetVar(index), value]],
                  ),
                ),
              }}
              {...keys.handlers}
            >
              <DataTableHead
                ref={head}
                active={stop.row < 0 ? stop.column : -1}
                extent={state.extent}
                onSelectAll={state.selectAll}
                hasActions={hasActions}
                busy={loading && shown > 0}
              />
              {waiting && <LoadingRows state={state} count={loadingRows} />}
              {shown > 0 && (
                <DataTableBody
                  ref={body}
                  state={state}
                  rows={window}
                  stop={stop}
                  keepStop={focusInside}
                  firstRow={firstRow}
                  currentRow={props.currentRow}
                />
              )}
            </table>
          </div>
        </div>
        {failed && (
          <ErrorState
            className={styles.state}
            title={labels.failed}
            description={error}
            action={
              onRetry && (
                <Button icon={<RefreshIcon />} onClick={onRetry}>
                  {ui.retry}
                </Button>
              )
            }
          />
        )}
        {mode === 'empty' &&
          (asksForLess ? (
            <EmptyState
              className={styles.state}
              art="none"
              title={labels.noMatch}
              description={labels.noMatchHint}
              action={
                <Button onClick={toGridAfter(state.clearQuery)}>{labels.clearFilters}</Button>
              }
            />
          ) : (
            (empty ?? <EmptyState className={styles.state} title={labels.empty} />)
          ))}
        {printing && shown > mostPrinted && (
          <div className={styles.footer}>
            {labels.printed({ shown: mostPrinted, total: rowCount ?? shown })}
          </div>
        )}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        <VisuallyHidden role="status">
          {loading ? ui.loading : state.lastChange && announcement[state.lastChange]}
        </VisuallyHidden>
        <CutCellTooltip table={table} />
        <DataTableOverlay
          state={state}
          columns={columns}
          rowActions={rowActions}
          // React has taken the column out by then, and the menu has given the focus back to nobody.
          onHidden={(column) =>
            setTimeout(() =>
              keys.focusCell({
                row: -1,
                column: before + Math.min(Math.max(column, 0), Math.max(placed.length - 2, 0)),
              }),
            )
          }
        />
      </div>
    </HeadContext>
  );
}
