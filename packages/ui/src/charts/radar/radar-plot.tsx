'use client';

import { useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { CategoryData } from '../frame/category-data.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import * as styles from '../frame/series.css.js';
import { dashClass, seriesClass, SeriesSymbol } from '../frame/series.js';
import type { Plot, Walk } from '../frame/types.js';
import { isValue } from '../maths/values.js';
import { layoutRadar } from './radar-layout.js';
import * as own from './radar.css.js';

export interface RadarPlotProps {
  plot: Plot;
  data: CategoryData;
  max: number;
}

const rowKeys: Record<string, number> = { PageDown: 1, ArrowDown: 1, PageUp: -1, ArrowUp: -1 };

/** The web and its shapes. */
export function RadarPlot({ plot, data, max }: RadarPlotProps) {
  const layout = useMemo(() => layoutRadar(plot, data, max), [plot, data, max]);
  const walk = useMemo((): Walk => {
    const { labels, names, series, text } = data;
    return {
      rows: layout.marks,
      axis: 'x',
      near: 'any',
      name: ({ row, index }) => {
        const name = names[index] ?? '';
        const of = series[row]?.name ?? '';
        return labels.point({
          name: series.length > 1 ? labels.pair({ first: of, second: name }) : name,
          value: text(row, index),
        });
      },
      tooltip: ({ row, index }) => ({
        title: names[index] ?? '',
        lines: series.map(({ name }, other) => ({
          name,
          value: text(other, index),
          ...(series.length > 1 && { series: other }),
          current: other === row,
        })),
      }),
      // The other shape, on the same spoke.
      step: ({ row, index }, key) => {
        const next = row + (rowKeys[key] ?? 0);
        return rowKeys[key] && series[next] ? { row: next, index } : undefined;
      },
    };
  }, [layout, data]);
  const drawing = useMemo(() => {
    const { cx, cy, rings, spokes, names, shapes, marks } = layout;
    const centre = `translate(${cx} ${cy})`;
    const step = max / rings.length;
    return (
      <>
        {rings.map(({ path, value }) => (
          <path key={value} className={own.web} d={path} transform={centre} />
        ))}
        {spokes.map(({ x, y }, index) => (
          <line key={index} className={own.web} x1={cx} y1={cy} x2={x} y2={y} />
        ))}
        {shapes.map((path, row) => (
          <g key={row} className={seriesClass(row)} data-series={row}>
            <path className={styles.wash} d={path} transform={centre} />
            <path className={classNames(styles.line, dashClass(row))} d={path} transform={centre} />
            {marks[row]?.map(({ x, y }, index) =>
              isValue(data.series[row]?.values[index]) ? (
                <SeriesSymbol key={index} index={row} x={x} y={y} area={44} />
              ) : null,
            )}
          </g>
        ))}
        {rings
          .filter(({ named }) => named)
          .map(({ value, y }) => (
            <text
              key={value}
              className={classNames(stage.text, stage.halo)}
              x={cx + (plot.rtl ? 5 : -5)}
              y={y + 12 * plot.em}
              textAnchor="end"
            >
              {data.figures.tick(value, step)}
            </text>
          ))}
        {names.map(({ lines, x, y, line, anchor }, index) =>
          lines.map((words, row) => (
            <text
              key={`${index} ${row}`}
              className={stage.strongText}
              x={x}
              y={y + row * line}
              textAnchor={anchor}
            >
              {words}
            </text>
          )),
        )}
      </>
    );
  }, [plot, layout, data, max]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const mark = layout.marks[row]?.[index];
        return mark ? (
          <>
            <SeriesSymbol index={row} x={mark.x} y={mark.y} area={90} />
            <circle className={stage.outline} cx={mark.x} cy={mark.y} r="9" />
          </>
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}
