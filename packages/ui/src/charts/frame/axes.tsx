import type { Tick } from '../maths/ticks.js';
import * as styles from './chart-stage.css.js';
import type { Plot } from './types.js';

/** Middle of a line of 12 px text above its baseline, as a share of the font size. */
export const textMiddle = 0.35;

/** Baseline that centres a line of text at `y`. */
export const centred = (y: number, plot: Plot): number => y + 12 * plot.em * textMiddle;

/** Px under a plot for one line of labels. */
export const tickRoom = (plot: Pick<Plot, 'em'>): number => Math.ceil(12 * plot.em * 1.35) + 8;

/** Px over or under a plot for the caption of an axis. */
export const captionRoom = (plot: Pick<Plot, 'em'>): number => Math.ceil(12 * plot.em * 1.5);

export interface ValueGridProps {
  plot: Plot;
  /** `at` is a physical y. */
  ticks: readonly Tick[];
  /** Px from the start side between which the lines run; the labels stand before the first. */
  from: number;
  to: number;
}

/** Light lines across the plot with their values at the start side. */
export function ValueGrid({ plot, ticks, from, to }: ValueGridProps) {
  return (
    <g>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line
            className={styles.grid}
            x1={plot.fromStart(from)}
            x2={plot.fromStart(to)}
            y1={at}
            y2={at}
          />
          <text
            className={styles.text}
            x={plot.fromStart(from - 8)}
            y={centred(at, plot)}
            textAnchor="end"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface PlaceTicksProps {
  plot: Plot;
  /** `at` is a physical x. */
  ticks: readonly Tick[];
  /** Bottom of the plot above the labels. */
  y: number;
}

/** Labels under the plot. They never turn: where they do not fit, there are fewer. */
export function PlaceTicks({ plot, ticks, y }: PlaceTicksProps) {
  return (
    <g>
      {ticks.map(({ at, text }, index) => (
        <text
          key={index}
          className={styles.text}
          x={Math.min(Math.max(at, plot.measure(text) / 2), plot.width - plot.measure(text) / 2)}
          y={y + 8 + 12 * plot.em}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
