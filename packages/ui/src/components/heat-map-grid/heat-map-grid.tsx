'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useCallback, useId, useMemo } from 'react';

import { classNames } from '../private/class-names.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { heatMapGrid as english, timeline as englishTimeline } from '../../labels/en.js';
import { lazyPart } from '../private/lazy-part.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useReveal } from '../private/use-reveal.js';
import { heatLevels, heatScale, type HeatValue } from './heat-levels.js';
import { HeatRow } from './heat-row.js';
import * as styles from './heat-map-grid.css.js';
import { useHeatCells } from './use-heat-cells.js';

export interface HeatMapGridProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Name of the values, seen above the grid; its name. */
  label: string;
  /** Names of the rows, from the top. */
  rows: readonly string[];
  /** Names of the columns, from the start side. */
  columns: readonly string[];
  /** Values by row and column. What is missing or no number is an empty cell. */
  values: readonly (readonly HeatValue[])[];
  /** How values are written, as `Intl.NumberFormat` takes it. */
  format?: Intl.NumberFormatOptions;
  /** Low end of the scale. @default 0, or the lowest value below it */
  min?: number;
  /** High end of the scale. @default the highest value */
  max?: number;
  /** Writes the values into the cells. @default false */
  showValues?: boolean;
}

/** Cells drawn at once; more rows come in portions of as many. */
const mostCells = 2000;
/** Column names that are seen at most; those between are read out. */
const mostNames = 12;

const lazy = lazyPart(() => import('../tooltip/tooltip-content.js'));

/**
 * Values as shades, rows by columns. A grid to walk with the arrow keys, a table to read, with its
 * scale and its highest value in words.
 */
export function HeatMapGrid({
  label,
  rows: givenRows,
  columns: givenColumns,
  values: givenValues,
  format,
  min,
  max,
  showValues = false,
  className,
  ...props
}: HeatMapGridProps) {
  const rows = listOrEmpty(givenRows);
  const columns = listOrEmpty(givenColumns);
  const values = listOrEmpty(givenValues);
  warnOnce(
    'HeatMapGrid',
    isUnnamed(label),
    'without a label nobody knows what the values are. Pass it as `label`.',
  );
  warnOnce(
    'HeatMapGrid',
    min !== undefined && max !== undefined && min >= max,
    `between min ${min} and max ${max} there is no scale, so every value has the same colour. Pass a \`min\` below \`max\`, or neither.`,
  );
  const ui = useUi();
  const labels = { ...english, ...ui.labels.heatMapGrid };
  const { showMore } = { ...englishTimeline, ...ui.labels.timeline };
  const labelId = useId();
  const tooltipId = useId();
  const part = lazy.usePart();
  const portion = Math.max(1, Math.floor(mostCells / Math.max(1, columns.length)));
  const { shown, hidden, next, reveal } = useReveal(rows, portion);
  const cells = useHeatCells({ rows: shown.length, columns: columns.length }, ui.dir, lazy.load);
  const scale = useMemo(
    () => heatScale(values.slice(0, rows.length), columns.length, { min, max }),
    [values, rows.length, columns.length, min, max],
  );
  const number = useMemo(() => new Intl.NumberFormat(ui.locale, format), [ui.locale, format]);
  const write = useCallback(
    (value: HeatValue) =>
      typeof value === 'number' && Number.isFinite(value) ? number.format(value) : labels.none,
    [number, labels.none],
  );
  const cellText = ({ row, column }: { row: number; column: number }) =>
    labels.cell({
      row: rows[row] ?? '',
      column: columns[column] ?? '',
      value: write(values[row]?.[column]),
    });
  const every = Math.ceil(columns.length / mostNames);
  return (
    <div {...props} className={classNames(styles.root, className)}>
      <div className={styles.bar}>
        <span id={labelId} className={styles.title}>
          {label}
        </span>
        {scale.highest ? (
          <span className={styles.legend}>
            <VisuallyHidden>{labels.scale}</VisuallyHidden>
            <span>{number.format(scale.min)}</span>
            {heatLevels.map((level) => (
              <span
                key={level}
                aria-hidden="true"
                className={classNames(styles.swatch, styles.level[level])}
              />
            ))}
            <span>{number.format(scale.max)}</span>
          </span>
        ) : null}
      </div>
      {rows.length === 0 || columns.length === 0 ? null : (
        <div className={styles.scroll}>
          <table
            {...{ role: 'grid' }}
            aria-labelledby={labelId}
            aria-readonly="true"
            aria-rowcount={rows.length + 1}
            className={styles.table}
            style={assignInlineVars({ [styles.columnCount]: String(columns.length) })}
            {...cells.handlers}
          >
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className={styles.corner}>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </th>
                {columns.map((column, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns may have one name twice
                  <th key={index} scope="col" className={styles.columnHead}>
                    {index % every === 0 ? (
                      <span className={every === 1 ? undefined : styles.columnText}>{column}</span>
                    ) : (
                      <VisuallyHidden>{column}</VisuallyHidden>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <HeatRow
                  // oxlint-disable-next-line react/no-array-index-key -- rows may have one name twice
                  key={index}
                  index={index}
                  label={row}
                  values={values[index]}
                  columns={columns.length}
                  active={cells.active.row === index ? cells.active.column : undefined}
                  scale={scale}
                  showValues={showValues}
                  write={write}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hidden > 0 ? (
        <div>
          <Button size="small" onClick={reveal}>
            {showMore({ count: next })}
          </Button>
        </div>
      ) : null}
      <p className={styles.note}>
        {scale.highest ? labels.highest({ cell: cellText(scale.highest) }) : labels.none}
      </p>
      {cells.shown && part ? (
        <part.TooltipContent
          key={`${cells.shown.row} ${cells.shown.column}`}
          id={tooltipId}
          target={cells.target}
          side="top"
          onClose={cells.hide}
        >
          {cellText(cells.shown)}
        </part.TooltipContent>
      ) : null}
    </div>
  );
}
