import type { TableTwin } from '../frame/types.js';
import { isValue } from '../maths/values.js';
import { type BarOptions, targetOf } from './bar-layout.js';

/** A value with what it is held against, where it is. */
export function heldAgainst(options: BarOptions, index: number, value: string): string {
  const { figures, labels } = options.data;
  const aim = targetOf(options, index);
  if (!options.target || !isValue(aim)) return value;
  const second = labels.point({ name: options.target.label, value: figures.text(aim) });
  return labels.pair({ first: value, second });
}

/** A table with the targets as its last column. */
export function withTargets(table: TableTwin, options: BarOptions): TableTwin {
  const { target, data } = options;
  if (!target) return table;
  return {
    ...table,
    columns: [...table.columns, { label: target.label, numeric: true }],
    row: (index) => [...table.row(index), data.figures.text(targetOf(options, index))],
  };
}
