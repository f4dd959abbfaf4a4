import { memo } from 'react';

import { classNames } from '../private/class-names.js';
import { MissingValue } from '../private/missing-value.js';
import { heatLevel, type HeatScale, type HeatValue } from './heat-levels.js';
import * as styles from './heat-map-grid.css.js';

export interface HeatRowProps {
  /** Position among all rows, from 0. */
  index: number;
  label: string;
  values: readonly HeatValue[] | undefined;
  /** How many cells the row has. */
  columns: number;
  /** The cell the keyboard is on, where it is in this row. */
  active: number | undefined;
  scale: HeatScale;
  showValues: boolean;
  /** Writes a value, also one that is missing. */
  write: (value: HeatValue) => string;
}

/** One row of cells; drawn again only when something in it changes. */
export const HeatRow = memo(function HeatRow({
  index,
  label,
  values,
  columns,
  active,
  scale,
  showValues,
  write,
}: HeatRowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.rowHead}>
        {label}
      </th>
      {Array.from({ length: columns }, (_, column) => {
        const value = values?.[column];
        const level = heatLevel(value, scale);
        return (
          <td
            key={column}
            {...{ role: 'gridcell' }}
            data-row={index}
            data-column={column}
            data-level={level ?? 'none'}
            tabIndex={column === active ? 0 : -1}
            aria-label={showValues ? undefined : write(value)}
            className={classNames(
              styles.cell,
              showValues && styles.withValue,
              level === undefined ? styles.none : styles.level[level],
            )}
          >
            {showValues && level === undefined ? <MissingValue label={write(value)} /> : null}
            {showValues && level !== undefined ? write(value) : null}
          </td>
        );
      })}
    </tr>
  );
});
