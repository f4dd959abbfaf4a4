import type { Plot } from './types.js';

type Room = Omit<Plot, 'height'>;

/** A layout that is made once for a room, however often it is asked for. */
export function forPlot<T>(make: (plot: Room) => T): (plot: Room) => T {
  let last: { plot: Room; made: T } | undefined;
  return (plot) => {
    const same = last?.plot.width === plot.width && last.plot.measure === plot.measure;
    if (!last || !same || last.plot.rtl !== plot.rtl) last = { plot, made: make(plot) };
    return last.made;
  };
}
