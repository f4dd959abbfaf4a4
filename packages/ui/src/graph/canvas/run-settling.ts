import { createSettling } from './settle.js';
import type { LayoutInput } from './start-positions.js';

/** A layout to compute. */
export interface LayoutJob extends LayoutInput {
  /** Tells answers to this job from late ones to another. */
  job: number;
  /** Only the end is wanted: nothing is to move. */
  quiet: boolean;
}

/** Where the nodes are now. */
export interface LayoutNews {
  job: number;
  /** `x0 y0 x1 y1 …` around `0 0`; give it back when it is read, the next news come in it. */
  positions: Float32Array<ArrayBuffer>;
  /** Radius of the circle everything lies in. */
  reach: number;
  /** Radii of the hops. */
  orbits: number[];
  /** Ticks so far. */
  ticks: number;
  /** Nothing moves any more. */
  settled: boolean;
}

/** An order to the worker: a job, a buffer that was read, or that nothing is wanted any more. */
export type LayoutOrder =
  | { start: LayoutJob }
  | { back: Float32Array<ArrayBuffer> }
  | { stop: true };

interface Host {
  send: (news: LayoutNews) => void;
  /** Calls back when other things had their turn. */
  later: (callback: () => void) => void;
  /** ms of work at a stretch. */
  slice: number;
}

/** Computes layouts in slices, in a worker or on the page. */
export function createRunner({ send, later, slice }: Host): (order: LayoutOrder) => void {
  let turn = 0;
  let size = 0;
  let free: Float32Array<ArrayBuffer> | null = null;
  /** Tells the end, which had to wait for the buffer. */
  let owed: (() => void) | null = null;
  const run = (job: LayoutJob) => {
    turn += 1;
    const mine = turn;
    const settling = createSettling(job);
    size = 2 * job.count;
    free = new Float32Array(size);
    owed = null;
    let moving = true;
    const tell = () => {
      if (!free) {
        owed = moving ? null : tell;
        return;
      }
      free.set(settling.positions);
      const positions = free;
      free = null;
      const { reach, orbits } = settling;
      send({ job: job.job, positions, reach, orbits, ticks: settling.ticks(), settled: !moving });
    };
    const step = () => {
      if (mine !== turn) return;
      const end = performance.now() + slice;
      while (moving && performance.now() < end) moving = settling.tick();
      if (!moving || !job.quiet) tell();
      if (moving) later(step);
    };
    if (!job.quiet) tell();
    later(step);
  };
  return (order) => {
    if ('start' in order) run(order.start);
    else if ('stop' in order) {
      turn += 1;
      owed = null;
    } else if (order.back.length === size) {
      free = order.back;
      owed?.();
      owed = null;
    }
  };
}
