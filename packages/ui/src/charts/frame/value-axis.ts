import { scaleLinear } from 'd3';

import { gridCount, type Tick } from '../maths/ticks.js';
import { spread, withZero } from '../maths/values.js';
import type { Figures } from './format.js';
import type { Plot } from './types.js';

export interface ValueAxis {
  /** Px for a value. */
  at: (value: number) => number;
  ticks: readonly Tick[];
  /** Px of zero, or of the end that is nearest to it. */
  zero: number;
}

/** An axis of round numbers; with `round: false` it ends at the last value. */
export function valueAxis(
  extent: readonly [number, number] | undefined,
  range: readonly [number, number],
  figures: Figures,
  { zero = false, round = true } = {},
): ValueAxis {
  const [low, high] = extent ?? [0, 1];
  const domain = spread(zero ? withZero([low, high]) : [low, high]);
  const count = gridCount(Math.abs(range[1] - range[0]));
  const exact = scaleLinear(domain, range);
  const at = round ? exact.nice(count) : exact;
  const values = at.ticks(count);
  const step = (values[1] ?? 1) - (values[0] ?? 0);
  const [least, most] = at.domain() as [number, number];
  return {
    at,
    ticks: values.map((value) => ({ at: at(value), text: figures.tick(value, step) })),
    zero: at(Math.min(Math.max(0, least), most)),
  };
}

/** Px that the labels of an axis take at the start side, with the space before the plot. */
export const labelRoom = ({ ticks }: Pick<ValueAxis, 'ticks'>, plot: Plot): number =>
  Math.ceil(Math.max(0, ...ticks.map(({ text }) => plot.measure(text)))) + 8;
