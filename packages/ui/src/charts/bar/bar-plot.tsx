'use client';

import { useId, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { ValueGrid } from '../frame/axes.js';
import type { CategoryData } from '../frame/category-data.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import * as styles from '../frame/series.css.js';
import { SeriesGroup, Textures } from '../frame/series.js';
import type { Plot, Walk } from '../frame/types.js';
import { type BarLayout, type BarOptions, layoutBars } from './bar-layout.js';

export interface BarPlotProps {
  plot: Plot;
  options: BarOptions;
}

function walkOf(data: CategoryData, layout: BarLayout): Walk {
  const { labels, names, series, text } = data;
  return {
    rows: layout.bars,
    axis: layout.stand ? 'x' : 'y',
    near: 'axis',
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
  };
}

/** Bars side by side or on one another, standing or lying. */
export function BarPlot({ plot, options }: BarPlotProps) {
  const id = useId();
  const { data } = options;
  const layout = useMemo(() => layoutBars(plot, options), [plot, options]);
  const walk = useMemo(() => walkOf(data, layout), [data, layout]);
  const drawing = useMemo(() => {
    const { stand, values, bars, names, start, end, top, bottom } = layout;
    return (
      <>
        <Textures id={id} count={bars.length} />
        {stand ? <ValueGrid plot={plot} ticks={values.ticks} from={start} to={end} /> : null}
        {bars.map((row, series) => (
          <SeriesGroup key={series} id={id} index={series}>
            {row.map(({ index, path }) => (
              <path key={index} className={styles.fill} d={path} data-bar={index} />
            ))}
          </SeriesGroup>
        ))}
        <line
          className={stage.baseline}
          {...(stand
            ? {
                x1: plot.fromStart(start),
                x2: plot.fromStart(end),
                y1: values.zero,
                y2: values.zero,
              }
            : { x1: values.zero, x2: values.zero, y1: top, y2: bottom })}
        />
        {names.map(({ text, x, y, anchor }, index) => (
          <text key={index} className={stage.text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {bars.flat().map(({ row, index, label }) =>
          label ? (
            <text
              key={`${row}-${index}`}
              className={classNames(stage.strongText, stage.halo)}
              x={label.at}
              y={label.y}
              textAnchor={label.anchor}
            >
              {label.text}
            </text>
          ) : null,
        )}
      </>
    );
  }, [plot, layout, id]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const bar = layout.bars[row]?.[index];
        return bar ? (
          <rect
            className={stage.outline}
            x={bar.x - 2}
            y={bar.y - 2}
            width={bar.width + 4}
            height={bar.height + 4}
            rx="4"
          />
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}
