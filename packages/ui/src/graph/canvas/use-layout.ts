import { useEffect, useRef, useState } from 'react';

import { type Line } from './open-worker.js';
import type { LayoutNews, LayoutOrder } from './run-settling.js';
import { openLayout } from './start-layout.js';
import { sameTopology, type Topology } from './topology.js';

/** Layout state the page needs; the positions go past React. */
export interface LayoutState {
  /** Radius of the circle everything lies in. */
  reach: number;
  orbits: readonly number[];
  /** Nothing moves any more. */
  settled: boolean;
}

interface Options {
  seed: number;
  mirrored: boolean;
  /** Only the end is shown: nothing moves. */
  quiet: boolean;
  /**
   * Called with a change of the positions.
   * @param giveBack call it when the array is read and there is time for the next change
   */
  onPositions: (positions: Float32Array, settled: boolean, giveBack: () => void) => void;
}

/** The first of topologies that are the same, so that only a change starts a layout. */
export function useSameTopology(topology: Topology): Topology {
  const [kept, setKept] = useState(topology);
  if (kept === topology || sameTopology(kept, topology)) return kept;
  setKept(topology);
  return topology;
}

/**
 * Lays the graph out, beside the page where that is possible.
 * @param topology the same object as long as nothing changes, see {@link useSameTopology}
 * @returns `null` until the first positions are there
 */
export function useLayout(topology: Topology, options: Options): LayoutState | null {
  const { seed, mirrored, quiet, onPositions } = options;
  const [state, setState] = useState<LayoutState | null>(null);
  const line = useRef<Line<LayoutOrder> | null>(null);
  const job = useRef(0);
  const report = useRef(onPositions);
  useEffect(() => {
    report.current = onPositions;
  });

  useEffect(() => {
    const opened = openLayout((news: LayoutNews) => {
      const { reach, orbits, settled, positions } = news;
      const giveBack = () => opened.send({ back: positions }, [positions.buffer]);
      if (news.job !== job.current) {
        giveBack();
        return;
      }
      report.current(positions, settled, giveBack);
      setState((last) =>
        last?.settled === settled && last.reach === reach ? last : { reach, orbits, settled },
      );
    });
    line.current = opened;
    return () => {
      opened.close();
      line.current = null;
    };
  }, []);

  useEffect(() => {
    job.current += 1;
    const { ids, ends, root, radii } = topology;
    line.current?.send({
      start: { job: job.current, count: ids.length, ends, root, radii, seed, mirrored, quiet },
    });
  }, [topology, seed, mirrored, quiet]);

  return state;
}
