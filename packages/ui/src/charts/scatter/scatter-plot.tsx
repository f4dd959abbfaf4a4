'use client';

import { useMemo } from 'react';

import type { ChartLabels } from '../../labels/types.js';
import { useUi } from '../../provider/ui-context.js';
import { PlaceTicks, tickRoom, ValueGrid } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import type { Figures } from '../frame/format.js';
import { placeAxis } from '../frame/place-axis.js';
import { SeriesSymbol } from '../frame/series.js';
import type { Place, Plot, Walk } from '../frame/types.js';
import { labelRoom, valueAxis } from '../frame/value-axis.js';
import { shorten } from '../maths/shorten.js';
import { extentOf } from '../maths/values.js';
import { areaOf, type CleanPoint, dotsOf } from './points.js';

export interface ScatterPlotProps {
  plot: Plot;
  series: readonly { name: string; points: readonly CleanPoint[] }[];
  xLabel: string;
  yLabel: string;
  xFigures: Figures;
  yFigures: Figures;
  labels: ChartLabels;
}

type LayoutOptions = Omit<ScatterPlotProps, 'labels'>;

function layoutScatter(options: LayoutOptions, locale: string) {
  const { plot, series, xFigures, yFigures } = options;
  const line = 12 * plot.em * 1.5;
  const top = line + 8;
  const bottom = plot.height - tickRoom(plot) - line;
  const ys = valueAxis(
    extentOf(series.map(({ points }) => points.map(({ y }) => y))),
    [bottom, top],
    yFigures,
  );
  const start = labelRoom(ys, plot);
  const domain = extentOf(series.map(({ points }) => points.map(({ x }) => x))) ?? [0, 1];
  const end = plot.width - 12;
  // A little room on both sides: a dot is wider than its place.
  const room = (domain[1] - domain[0]) * 0.02;
  const xs = placeAxis({
    kind: 'number',
    categories: [],
    domain: [domain[0] - room, domain[1] + room],
    range: [start, end],
    plot,
    figures: xFigures,
    locale,
  });
  // Squares are laid from the start side, so that both directions have the same in the same order.
  const dots = series.map(({ points }) =>
    dotsOf(points, ({ x, y }) => [plot.fromStart(xs.at(x)), ys.at(y)]).map((dot) => ({
      ...dot,
      x: plot.fromStart(dot.x),
    })),
  );
  const largest = Math.max(1, ...dots.flatMap((list) => list.map(({ count }) => count)));
  return { top, bottom, start, end, ys, xs, dots, largest };
}

/** The cloud, with what its axes mean. */
export function ScatterPlot(props: ScatterPlotProps) {
  const { plot, series, xLabel, yLabel, xFigures, yFigures, labels } = props;
  const { locale } = useUi();
  const layout = useMemo(
    () => layoutScatter({ plot, series, xLabel, yLabel, xFigures, yFigures }, locale),
    [plot, series, xLabel, yLabel, xFigures, yFigures, locale],
  );
  const walk = useMemo((): Walk => {
    const factsOf = ({ row, index }: Place) => {
      const dot = layout.dots[row]?.[index];
      const point = series[row]?.points[dot?.place ?? -1];
      const figures = [
        { name: xLabel, value: xFigures.text(point?.x) },
        { name: yLabel, value: yFigures.text(point?.y) },
      ];
      const of = series.length > 1 ? (series[row]?.name ?? '') : '';
      const count = dot?.count ?? 0;
      const name = count > 1 ? labels.points({ count }) : (point?.name ?? '');
      return { titles: [name, of].filter(Boolean), figures };
    };
    return {
      rows: layout.dots.map((dots) => dots.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))),
      axis: 'x',
      near: 'any',
      name: (place) => {
        const { titles, figures } = factsOf(place);
        return [...titles, ...figures.map((figure) => labels.point(figure))].reduce(
          (first, second) => labels.pair({ first, second }),
        );
      },
      tooltip: (place) => {
        const { titles, figures } = factsOf(place);
        const title =
          titles.length > 0 ? titles.reduce((first, second) => labels.pair({ first, second })) : '';
        return { title, lines: figures };
      },
    };
  }, [layout, series, xLabel, yLabel, xFigures, yFigures, labels]);
  const drawing = useMemo(() => {
    const { ys, xs, dots, largest, start, end, top, bottom } = layout;
    const most = plot.width - 8;
    return (
      <>
        <ValueGrid plot={plot} ticks={ys.ticks} from={start} to={end} />
        <line
          className={stage.baseline}
          x1={plot.fromStart(start)}
          x2={plot.fromStart(end)}
          y1={bottom}
          y2={bottom}
        />
        <PlaceTicks plot={plot} ticks={xs.ticks} y={bottom} />
        <text className={stage.text} x={plot.fromStart(0)} y={top - 8 - 6}>
          {shorten(yLabel, most, plot.measure)}
        </text>
        <text className={stage.text} x={plot.fromStart(end)} y={plot.height - 4} textAnchor="end">
          {shorten(xLabel, most, plot.measure)}
        </text>
        {dots.map((list, row) => (
          <g key={row} data-series={row}>
            {list.map(({ x, y, count }, index) => (
              <SeriesSymbol key={index} index={row} x={x} y={y} area={areaOf(count, largest)} />
            ))}
          </g>
        ))}
      </>
    );
  }, [plot, layout, xLabel, yLabel]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const dot = layout.dots[row]?.[index];
        return dot ? (
          <>
            <SeriesSymbol index={row} x={dot.x} y={dot.y} area={80} />
            <circle className={stage.outline} cx={dot.x} cy={dot.y} r="9" />
          </>
        ) : null;
      }}
    >
      {drawing}
    </ChartStage>
  );
}
