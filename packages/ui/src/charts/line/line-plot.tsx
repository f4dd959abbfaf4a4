'use client';

import { useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { centred, PlaceTicks, ValueGrid } from '../frame/axes.js';
import { ChartStage } from '../frame/chart-stage.js';
import * as stage from '../frame/chart-stage.css.js';
import * as styles from '../frame/series.css.js';
import { dashClass, seriesClass, SeriesSymbol } from '../frame/series.js';
import type { Place, Plot, TooltipLine, Walk } from '../frame/types.js';
import type { XyData } from '../frame/xy-data.js';
import { layoutLines, type LineLayout, type Shape } from './line-layout.js';
import { type LineNote, LineNotes } from './line-notes.js';
import type { LineTarget } from './line-target.js';

export interface LinePlotProps {
  plot: Plot;
  data: XyData;
  zero: boolean;
  notes: readonly LineNote[];
  target?: LineTarget | undefined;
  /** Where the lines run, if not through their values. */
  shapes?: readonly Shape[];
}

function walkOf(data: XyData, { lines }: LineLayout): Walk {
  const { figures, labels, series, xText } = data;
  const valueOf = ({ row, index }: Place) => {
    const one = series[row];
    const place = lines[row]?.places[index] ?? -1;
    const interval = (at: number) =>
      one?.hasInterval
        ? labels.interval({ low: figures.text(one.lows[at]), high: figures.text(one.highs[at]) })
        : '';
    const value = figures.text(one?.ys[place]);
    return { one, x: one?.xs[place] ?? Number.NaN, value, interval: interval(place) };
  };
  return {
    rows: lines.map(({ marks }) => marks),
    axis: 'x',
    near: 'axis',
    name: (place) => {
      const { one, x, value, interval } = valueOf(place);
      const name =
        series.length > 1 && one ? labels.pair({ first: one.name, second: xText(x) }) : xText(x);
      const told = interval ? labels.pair({ first: value, second: interval }) : value;
      return labels.point({ name, value: told });
    },
    tooltip: (place) => {
      const { x } = valueOf(place);
      const shown = series.flatMap((one): TooltipLine[] => {
        const at = data.placeAt(one, x);
        if (at < 0) return [];
        const current = one.index === place.row;
        const line = {
          name: one.name,
          value: figures.text(one.ys[at]),
          series: one.index,
          current,
        };
        if (!one.hasInterval || !current) return [line];
        const value = labels.interval({
          low: figures.text(one.lows[at]),
          high: figures.text(one.highs[at]),
        });
        return [line, { name: '', value }];
      });
      return { title: xText(x), lines: shown };
    },
  };
}

/** Lines, their intervals and what stands at their ends. */
export function LinePlot({ plot, data, zero, notes, target, shapes }: LinePlotProps) {
  const layout = useMemo(
    () => layoutLines(plot, data, { zero, target, shapes }),
    [plot, data, zero, target, shapes],
  );
  const walk = useMemo(() => walkOf(data, layout), [data, layout]);
  const drawing = useMemo(() => {
    const { values, axis, lines, start, end, bottom, aim } = layout;
    return (
      <>
        <ValueGrid plot={plot} ticks={values.ticks} from={start} to={end} />
        {lines.map(({ index, band }) =>
          band ? (
            <path
              key={index}
              className={classNames(
                seriesClass(index),
                shapes && lines.length > 1 ? styles.layer : styles.wash,
              )}
              d={band}
            />
          ) : null,
        )}
        <line
          className={stage.baseline}
          x1={plot.fromStart(start)}
          x2={plot.fromStart(end)}
          y1={values.zero}
          y2={values.zero}
        />
        <PlaceTicks plot={plot} ticks={axis.ticks} y={bottom} />
        {lines.map(({ index, path, lonely, marks, label }) => (
          <g key={index} className={seriesClass(index)} data-series={index}>
            <path className={classNames(styles.line, dashClass(index))} d={path} />
            {lonely.map(({ x, y }, place) => (
              <SeriesSymbol key={place} index={index} x={x} y={y} area={36} />
            ))}
            {label ? (
              <>
                <SeriesSymbol index={index} x={label.atX} y={label.atY} />
                <text
                  className={styles.words}
                  x={label.atX + (plot.rtl ? -10 : 10)}
                  y={centred(label.y, plot)}
                >
                  {label.text}
                </text>
              </>
            ) : marks.length > 0 && lines.length > 1 ? (
              <SeriesSymbol index={index} x={marks.at(-1)?.x ?? 0} y={marks.at(-1)?.y ?? 0} />
            ) : null}
          </g>
        ))}
        {aim ? (
          <>
            <line
              className={styles.target}
              data-target=""
              x1={plot.fromStart(start)}
              x2={plot.fromStart(end)}
              y1={aim.at}
              y2={aim.at}
            />
            <text
              className={stage.strongText}
              {...(aim.y === undefined
                ? { x: plot.fromStart(end), y: 11 * plot.em, textAnchor: 'end' }
                : { x: plot.fromStart(end + 10), y: centred(aim.y, plot) })}
            >
              {aim.text}
            </text>
          </>
        ) : null}
        <LineNotes plot={plot} data={data} layout={layout} notes={notes} />
      </>
    );
  }, [plot, data, layout, notes, shapes]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const mark = layout.lines[row]?.marks[index];
        if (!mark) return null;
        return (
          <g>
            <path className={stage.guide} d={`M${mark.x} ${layout.top - 8}V${layout.bottom}`} />
            <SeriesSymbol index={row} x={mark.x} y={mark.y} area={110} />
          </g>
        );
      }}
    >
      {drawing}
    </ChartStage>
  );
}
