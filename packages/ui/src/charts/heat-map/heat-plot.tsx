'use client';

import { Fragment, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import { centred, PlaceTicks } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import type { Figures } from '../frame/format.js';
import type { Place, Plot, Walk } from '../frame/types.js';
import { shorten } from '../maths/shorten.js';
import { isValue } from '../maths/values.js';
import { layoutCells } from './cell-layout.js';
import type { Cells } from './cells.js';
import * as styles from './heat-map.css.js';

export interface HeatPlotProps {
  plot: Plot;
  cells: Cells;
  figures: Figures;
  labels: ChartLabels;
  /**
   * Names of the rows and columns, shown at their ends, and texts read out for them and the keys.
   */
  axes?: { rows: string; columns: string; keys: string };
}

/** The grid of cells. */
export function HeatPlot({ plot, cells, figures, labels, axes }: HeatPlotProps) {
  const captioned = axes !== undefined;
  const layout = useMemo(
    () => layoutCells(plot, cells, { text: figures.text, captioned }),
    [plot, cells, figures, captioned],
  );
  const walk = useMemo((): Walk => {
    const cellAt = ({ row, index }: Place) => layout.cells[row]?.[index];
    // Neighbours that became one cell are named from the first to the last.
    const named = (names: readonly string[], from: number, to: number) =>
      to - from > 1
        ? labels.interval({ low: names[from] ?? '', high: names[to - 1] ?? '' })
        : (names[from] ?? '');
    const where = (place: Place) => {
      const cell = cellAt(place);
      return {
        row: named(cells.rows, cell?.row.from ?? 0, cell?.row.to ?? 0),
        column: named(cells.columns, cell?.column.from ?? 0, cell?.column.to ?? 0),
        value: isValue(cell?.value) ? figures.text(cell.value) : labels.noValue,
      };
    };
    return {
      rows: layout.cells,
      axis: 'x',
      near: 'any',
      ...(axes && { keys: axes.keys }),
      name: (place) => {
        const { row, column, value } = where(place);
        return labels.point({ name: labels.pair({ first: row, second: column }), value });
      },
      tooltip: (place) => {
        const { row, column, value } = where(place);
        return {
          title: value,
          lines: [{ name: labels.pair({ first: row, second: column }), value: '' }],
        };
      },
    };
  }, [layout, cells, figures, labels, axes]);
  const drawing = useMemo(
    () => (
      <>
        {layout.rowNames.map(({ text, x, y }, index) => (
          <text key={index} className={stage.text} x={x} y={y} textAnchor="end">
            {text}
          </text>
        ))}
        {layout.cells.map((line, row) => (
          <g key={row}>
            {line.map(({ level, value, ...box }, column) => (
              <Fragment key={column}>
                <rect
                  className={
                    level
                      ? classNames(
                          styles.side[level.negative ? 'negative' : 'positive'],
                          styles.cell[level.level],
                        )
                      : styles.gap
                  }
                  x={box.x}
                  y={box.y}
                  width={box.width}
                  height={box.height}
                  rx={Math.min(3, box.width / 4)}
                  data-cell={level?.level ?? 0}
                />
                {layout.written && level ? (
                  <text
                    className={level.level === 5 ? styles.value.onDark : styles.value.onLight}
                    x={box.x + box.width / 2}
                    y={centred(box.y + box.height / 2, plot)}
                    textAnchor="middle"
                  >
                    {figures.text(value)}
                  </text>
                ) : null}
              </Fragment>
            ))}
          </g>
        ))}
        <PlaceTicks plot={plot} ticks={layout.columnNames} y={layout.bottom - 4} />
        {axes ? (
          <>
            <text className={stage.strongText} x={plot.fromStart(0)} y={layout.top - 6 * plot.em}>
              {shorten(axes.rows, plot.width, plot.measure)}
            </text>
            <text
              className={stage.strongText}
              x={plot.fromStart(plot.width)}
              y={plot.height - 4}
              textAnchor="end"
            >
              {shorten(axes.columns, plot.width, plot.measure)}
            </text>
          </>
        ) : null}
      </>
    ),
    [plot, layout, figures, axes],
  );
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const cell = layout.cells[row]?.[index];
        return cell ? (
          <rect
            className={stage.outline}
            x={cell.x - 1}
            y={cell.y - 1}
            width={cell.width + 2}
            height={cell.height + 2}
            rx="4"
          />
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}
