import { useCallback, useRef, useState } from 'react';

import { type HandMoves, NodePositions } from './node-positions.js';
import type { Topology } from './topology.js';

/** ms between two looks of what is not drawn with every change. */
const often = 1500;

/**
 * Where the nodes are: the layout, and what people moved by hand. A move outlives new data and
 * ends with the scene it was made in.
 * @param scene names the layout's look, e.g. direction and variant
 */
export function useNodePositions(topology: Topology, scene: string) {
  const [made, setMade] = useState(() => {
    const moves: HandMoves = new Map();
    return { topology, scene, moves, store: new NodePositions(topology, moves) };
  });
  let current = made;
  if (made.topology !== topology || made.scene !== scene) {
    const moves: HandMoves = made.scene === scene ? made.moves : new Map();
    const store = new NodePositions(topology, moves, made.store);
    current = { topology, scene, moves, store };
    setMade(current);
  }
  const { store } = current;
  /** Changes when positions do, but not with each of many changes. */
  const [version, setVersion] = useState(0);
  const told = useRef(0);
  const tell = useCallback(() => setVersion((last) => last + 1), []);

  const take = useCallback(
    (positions: Float32Array, settled: boolean) => {
      store.take(positions);
      const time = performance.now();
      if (!settled && time - told.current < often) return;
      told.current = time;
      tell();
    },
    [store, tell],
  );
  const moveTo = useCallback(
    (node: number, x: number, y: number) => store.moveTo(node, x, y),
    [store],
  );

  return { placed: store.placed, hits: store.hits, version, take, moveTo, tell };
}
