import { useCallback, useMemo, useState } from 'react';

import type { GraphLayout, PlacedNode } from './layout.js';

/** How far nodes were moved from their place in the layout, by id. */
type Moves = ReadonlyMap<string, { dx: number; dy: number }>;

const none: Moves = new Map();

const apply = ({ nodes }: GraphLayout, moves: Moves): ReadonlyMap<string, PlacedNode> =>
  new Map(
    nodes.map((node): [string, PlacedNode] => {
      const move = moves.get(node.id);
      return [node.id, move ? { ...node, x: node.x + move.dx, y: node.y + move.dy } : node];
    }),
  );

/**
 * The layout with what people moved by hand. A move outlives new data and sizes, and ends with the
 * layout it was made in: `scene` names that.
 */
export function useMoves(layout: GraphLayout, scene: string) {
  const [state, setState] = useState({ scene, live: none, settled: none });
  const { live, settled } = state.scene === scene ? state : { live: none, settled: none };
  const placed = useMemo(() => apply(layout, live), [layout, live]);
  const settledNodes = useMemo(() => apply(layout, settled), [layout, settled]);

  /** Puts a node's centre there; others keep their labels' sides until {@link settle}. */
  const moveTo = useCallback(
    (id: string, x: number, y: number) => {
      const home = layout.nodes.find((node) => node.id === id);
      if (!home) return;
      setState((last) => {
        const moves = new Map(last.scene === scene ? last.live : none);
        moves.set(id, { dx: x - home.x, dy: y - home.y });
        return { scene, live: moves, settled: last.scene === scene ? last.settled : none };
      });
    },
    [layout, scene],
  );
  const settle = useCallback(() => setState((last) => ({ ...last, settled: last.live })), []);
  return { placed, settledNodes, moveTo, settle };
}
