'use client';

import type { ReactNode } from 'react';

import { SearchIcon, XIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { TextField } from '../text-field/text-field.js';
import { ColumnSettings } from './column-settings.js';
import { useHead } from './data-table-context.js';
import { type DataTableFilters, type DataTableFilterValue, isFiltering } from './filter-rows.js';
import * as styles from './toolbar.css.js';

interface DataTableToolbarProps {
  /** Undefined leaves the search out. */
  search: string | undefined;
  onSearchChange: (search: string) => void;
  filters: DataTableFilters;
  onFilterChange: (id: string, value: undefined) => void;
  columnSettings: boolean;
  /** How many rows are selected. */
  selectedCount: number;
  onClearSelection: () => void;
  /** Stand in the toolbar's place while something is selected. */
  bulkActions: ReactNode;
  children: ReactNode;
}

/** Search, filters in force and columns; with rows selected, what can be done with them. */
export function DataTableToolbar({
  search,
  onSearchChange,
  filters,
  onFilterChange,
  columnSettings,
  selectedCount,
  onClearSelection,
  bulkActions,
  children,
}: DataTableToolbarProps) {
  const { locale } = useUi();
  const { columns, labels } = useHead();
  if (selectedCount > 0 && bulkActions !== undefined)
    return (
      // Another element: nothing of the bar moves to where the other one has it.
      <div key="selecting" className={styles.toolbar} data-state="selecting">
        <span className={styles.count}>{labels.selected({ count: selectedCount })}</span>
        <Button size="small" variant="quiet" onClick={onClearSelection}>
          {labels.clearSelection}
        </Button>
        <div className={styles.rest}>{bulkActions}</div>
      </div>
    );
  const words = (column: (typeof columns)[number], value: DataTableFilterValue): string => {
    if (typeof value === 'string') return value;
    const { filter } = column;
    if (Array.isArray(value)) {
      const chosen = (value as readonly string[]).map(
        (each) =>
          (filter?.kind === 'choice' &&
            filter.options.find((option) => option.value === each)?.label) ||
          each,
      );
      return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(chosen);
    }
    const { min, max } = value as { min?: number; max?: number };
    const number = new Intl.NumberFormat(locale);
    if (min !== undefined && max !== undefined)
      return `${number.format(min)}–${number.format(max)}`;
    return min === undefined ? `≤ ${number.format(max ?? 0)}` : `≥ ${number.format(min)}`;
  };
  const inForce = columns.flatMap((column) => {
    const value = column.filter && filters[column.id];
    if (value === undefined || !isFiltering(value)) return [];
    const text = labels.filterChip({ column: column.header, value: words(column, value) });
    return [{ id: column.id, text }];
  });
  return (
    <div className={styles.toolbar}>
      {search !== undefined && (
        <TextField
          className={styles.search}
          label={labels.search}
          labelHidden
          type="search"
          size="small"
          icon={<SearchIcon />}
          placeholder={labels.search}
          value={search}
          onChange={(event) => onSearchChange(event.target.value)}
          onClear={() => onSearchChange('')}
        />
      )}
      {inForce.map(({ id, text }) => (
        <span key={id} className={styles.chip}>
          <bdi className={styles.chipText}>{text}</bdi>
          <IconButton
            size="small"
            label={labels.removeFilter({ filter: text })}
            icon={<XIcon size={12} />}
            onClick={() => onFilterChange(id, undefined)}
          />
        </span>
      ))}
      <div className={styles.rest}>
        {children}
        {columnSettings && <ColumnSettings />}
      </div>
    </div>
  );
}
