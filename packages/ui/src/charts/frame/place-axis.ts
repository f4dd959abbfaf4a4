import { scaleLinear, scaleUtc } from 'd3';

import type { AxisKind } from '../maths/clean-series.js';
import { shorten } from '../maths/shorten.js';
import { everyNth, fittingTicks, type Tick } from '../maths/ticks.js';
import { spread } from '../maths/values.js';
import { dateText, fullDateFormat, tickDateFormat } from './dates.js';
import type { Figures } from './format.js';
import type { Plot } from './types.js';

export interface PlaceAxis {
  /** Physical x of a place, in px. */
  at: (x: number) => number;
  ticks: readonly Tick[];
}

interface Options {
  kind: AxisKind;
  categories: readonly string[];
  /** Smallest and largest x. */
  domain: readonly [number, number];
  /** Px from the start side. */
  range: readonly [number, number];
  plot: Plot;
  figures: Figures;
  locale: string;
}

const day = 24 * 60 * 60 * 1000;
/** Room for one label, in px, from which the number of labels is first guessed. */
const label = { time: 64, number: 56 };

/** The axis along which a chart is read: time, numbers or categories, from the start side on. */
export function placeAxis(options: Options): PlaceAxis {
  const { kind, categories, domain, range, plot, figures, locale } = options;
  const pixels = [plot.fromStart(range[0]), plot.fromStart(range[1])] as const;
  const length = Math.max(1, range[1] - range[0]);
  if (kind === 'category') {
    const scale = scaleLinear(spread(domain), pixels);
    const room = Math.max(48, Math.min(120, length / 3)) * plot.em;
    const named = categories.map((name, place) => ({
      at: scale(place),
      text: shorten(name, room, plot.measure),
    }));
    // Thousands of names are not tried one by one.
    const most = Math.max(1, Math.ceil(length / 24));
    const every = Math.ceil(named.length / most);
    const ticks = everyNth(
      named.filter((_, place) => place % every === 0),
      plot.measure,
    );
    return { at: scale, ticks };
  }
  // One place needs no scale beside it: it says where it is.
  const only = domain[0] === domain[1] ? domain[0] : undefined;
  if (kind === 'time') {
    const scale = scaleUtc(spread(domain, day), pixels);
    if (only !== undefined)
      return {
        at: (x) => scale(x),
        ticks: [{ at: scale(only), text: dateText(fullDateFormat([[only]], locale), only) }],
      };
    const make = (count: number) => {
      const dates = scale.ticks(count);
      const format = tickDateFormat(dates, domain, locale);
      return dates.map((date) => ({ at: scale(date), text: dateText(format, date) }));
    };
    const ticks = fittingTicks(make, length / (label.time * plot.em), plot.measure);
    return { at: (x) => scale(x), ticks };
  }
  const scale = scaleLinear(spread(domain), pixels);
  if (only !== undefined)
    return { at: scale, ticks: [{ at: scale(only), text: figures.text(only) }] };
  const make = (count: number) => {
    const values = scale.ticks(count);
    const step = (values[1] ?? 1) - (values[0] ?? 0);
    return values.map((value) => ({ at: scale(value), text: figures.tick(value, step) }));
  };
  return { at: scale, ticks: fittingTicks(make, length / (label.number * plot.em), plot.measure) };
}
