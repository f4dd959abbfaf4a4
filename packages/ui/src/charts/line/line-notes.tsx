import * as stage from '../frame/chart-stage.css.js';
import { SeriesSymbol } from '../frame/series.js';
import type { Plot } from '../frame/types.js';
import type { XyData } from '../frame/xy-data.js';
import type { ChartX } from '../maths/clean-series.js';
import { shorten } from '../maths/shorten.js';
import type { LineLayout } from './line-layout.js';

/** Words at a value that needs explaining. */
export interface LineNote {
  /** Place of the series, from 0. @default 0 */
  series?: number;
  /** Of a value that is there. */
  x: ChartX;
  text: string;
}

export interface LineNotesProps {
  plot: Plot;
  data: XyData;
  layout: LineLayout;
  notes: readonly LineNote[];
}

/** Words over the values that need explaining; a note without a value is left out. */
export function LineNotes({ plot, data, layout, notes }: LineNotesProps) {
  const placed = notes.flatMap(({ series = 0, x, text }) => {
    const one = data.series[series];
    const at = typeof x === 'string' ? data.categories.indexOf(x) : Number(x);
    const place = one ? data.placeAt(one, at) : -1;
    const value = one?.ys[place];
    if (value === undefined || Number.isNaN(value)) return [];
    const told = shorten(text, plot.width * (plot.narrow ? 0.6 : 0.4), plot.measure);
    const half = plot.measure(told) / 2;
    const mark = { x: layout.axis.at(at), y: layout.values.at(value) };
    // Over the point, under it where the plot ends; never beyond the sides.
    const y = mark.y - 10 < layout.top + 8 ? mark.y + 12 + 12 * plot.em : mark.y - 10;
    return [{ series, told, mark, y, x: Math.min(Math.max(mark.x, half), plot.width - half) }];
  });
  return (
    <g>
      {placed.map(({ series, told, mark, x, y }, index) => (
        <g key={index}>
          <SeriesSymbol index={series} x={mark.x} y={mark.y} area={64} />
          <text className={`${stage.text} ${stage.halo}`} x={x} y={y} textAnchor="middle">
            {told}
          </text>
        </g>
      ))}
    </g>
  );
}
