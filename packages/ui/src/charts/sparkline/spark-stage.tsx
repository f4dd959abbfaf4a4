'use client';

import { line, scaleLinear } from 'd3';
import { useMemo } from 'react';

import { VisuallyHidden } from '../../components/layout/visually-hidden.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import { ownThroughout } from '../../tokens/own.js';
import * as styles from '../frame/series.css.js';
import { seriesClass, SeriesSymbol } from '../frame/series.js';
import type { Mark, Plot, Walk } from '../frame/types.js';
import type { XyData } from '../frame/xy-data.js';
import { drawnPlaces } from '../maths/downsample.js';
import { extentOf, spread } from '../maths/values.js';

/** Px that the dot at the end needs around the line. */
const inset = 4;
/** Rows of the twin that nobody sees; who needs more needs a chart. */
const mostRows = 100;

export interface SparkProps {
  plot: Plot;
  data: XyData;
}

function layoutSpark({ plot, data }: SparkProps) {
  const [one] = data.series;
  const xs = one?.xs ?? new Float64Array();
  const ys = one?.ys ?? new Float64Array();
  const x = scaleLinear(spread(data.domain ?? [0, 1]), [
    plot.fromStart(inset),
    plot.fromStart(Math.max(inset, plot.width - inset)),
  ]);
  const y = scaleLinear(spread(extentOf([ys]) ?? [0, 1]), [plot.height - inset, inset]);
  const places = drawnPlaces(xs, [ys], Math.max(1, plot.width / 2));
  const present = places.filter((place) => !Number.isNaN(ys[place]));
  const path = line<number>()
    .defined((place) => !Number.isNaN(ys[place]))
    .x((place) => x(xs[place] as number))
    .y((place) => y(ys[place] as number))(places);
  const marks = present.map((place): Mark => ({
    x: x(xs[place] as number),
    y: y(ys[place] as number),
    width: 0,
    height: 0,
  }));
  return { path: path ?? '', marks, places: present };
}

const drawn = ({ path, marks }: ReturnType<typeof layoutSpark>) => {
  const end = marks.at(-1);
  return (
    <g className={seriesClass(0)}>
      <path className={styles.line} d={path} />
      {end ? <SeriesSymbol index={0} x={end.x} y={end.y} area={36} /> : null}
    </g>
  );
};

/** The picture alone. */
export function SparkDrawing({ plot, data }: SparkProps) {
  const layout = useMemo(() => layoutSpark({ plot, data }), [plot, data]);
  return (
    <svg className={stage.drawing} width={plot.width} height={plot.height} aria-hidden="true">
      {drawn(layout)}
    </svg>
  );
}

/** The picture with its walk, and the twin for whoever reads rather than looks. */
export function SparkStage({ plot, data }: SparkProps) {
  const layout = useMemo(() => layoutSpark({ plot, data }), [plot, data]);
  const walk = useMemo((): Walk => {
    const [one] = data.series;
    const at = (index: number) => layout.places[index] ?? -1;
    const name = (index: number) => data.xText(one?.xs[at(index)] ?? Number.NaN);
    const value = (index: number) => data.figures.text(one?.ys[at(index)]);
    return {
      rows: [layout.marks],
      axis: 'x',
      near: 'axis',
      name: ({ index }) => data.labels.point({ name: name(index), value: value(index) }),
      tooltip: ({ index }) => ({
        title: name(index),
        lines: [{ name: one?.name ?? '', value: value(index) }],
      }),
    };
  }, [data, layout]);
  const twin = useMemo(() => data.table(), [data]);
  return (
    <>
      <ChartStage
        plot={plot}
        walk={walk}
        renderMark={({ index }) => {
          const mark = layout.marks[index];
          return mark ? <SeriesSymbol index={0} x={mark.x} y={mark.y} area={70} /> : null;
        }}
      >
        {drawn(layout)}
      </ChartStage>
      <VisuallyHidden asChild>
        <table className={ownThroughout} aria-labelledby={plot.titleId}>
          <thead>
            <tr>
              {twin.columns.map(({ label }, index) => (
                <th key={index} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.min(mostRows, twin.rowCount) }, (_, row) => (
              <tr key={row}>
                {twin.row(row).map((text, index) => (
                  <td key={index}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
