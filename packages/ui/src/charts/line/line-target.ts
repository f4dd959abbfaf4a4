import type { TableTwin } from '../frame/types.js';
import type { XyData } from '../frame/xy-data.js';

/** What the values of lines are held against. */
export interface LineTarget {
  /** In a word: goal, limit. */
  label: string;
  value: number;
}

type Words = Pick<XyData, 'labels' | 'figures'>;

/** A target in words. */
export const targetText = ({ label, value }: LineTarget, { labels, figures }: Words): string =>
  labels.point({ name: label, value: figures.text(value) });

/** A table with the target as its last column. */
export const withTarget = (
  table: TableTwin,
  target: LineTarget | undefined,
  { figures }: Words,
): TableTwin =>
  target
    ? {
        ...table,
        columns: [...table.columns, { label: target.label, numeric: true }],
        row: (index) => [...table.row(index), figures.text(target.value)],
      }
    : table;
