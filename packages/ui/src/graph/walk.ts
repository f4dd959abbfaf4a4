import type { PlacedNode } from './layout.js';
import type { GraphLink } from './types.js';

export const arrowKeys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type ArrowKey = (typeof arrowKeys)[number];

/** Where each key points, y downwards. */
export const directionOf: Record<ArrowKey, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Tangents of 40° and 60°: how far aside a linked node and any other may lie. */
const linkedCone = Math.tan((40 * Math.PI) / 180);
const cone = Math.tan(Math.PI / 3);

/** Points by their position in a list. */
export interface Points {
  count: number;
  x: (at: number) => number;
  y: (at: number) => number;
}

/**
 * The point an arrow key leads to: the nearest linked one within 40° of that direction; where there
 * is none, the nearest of all, first within 60° and then on that side.
 * @returns its position in the list, -1 at the edge
 */
export function pointAhead(
  from: number,
  key: ArrowKey,
  { count, x, y }: Points,
  isLinked: (at: number) => boolean,
): number {
  const [dx, dy] = directionOf[key];
  const [x0, y0] = [x(from), y(from)];
  let best = -1;
  let bestRank = Infinity;
  let least = Infinity;
  for (let at = 0; at < count; at += 1) {
    const right = x(at) - x0;
    const down = y(at) - y0;
    const along = right * dx + down * dy;
    const aside = Math.abs(right * dy - down * dx);
    // Less than a px apart is the same height or the same column.
    if (at === from || !(along >= 1)) continue;
    const ahead = aside <= along * linkedCone && isLinked(at);
    const rank = ahead ? 0 : aside <= along * cone ? 1 : 2;
    const distance = along + 2 * aside;
    if (rank < bestRank || (rank === bestRank && distance < least)) {
      best = at;
      bestRank = rank;
      least = distance;
    }
  }
  return best;
}

/**
 * {@link pointAhead} among nodes.
 * @returns the node's id, or `undefined` at the edge
 */
export function walk(
  from: string,
  key: ArrowKey,
  nodes: readonly PlacedNode[],
  links: readonly GraphLink[],
): string | undefined {
  const origin = nodes.findIndex(({ id }) => id === from);
  if (origin < 0) return undefined;
  const linked = new Set(
    links.flatMap(({ source, target }) =>
      source === from ? [target] : target === from ? [source] : [],
    ),
  );
  const node = (at: number) => nodes[at] as PlacedNode;
  const points = {
    count: nodes.length,
    x: (at: number) => node(at).x,
    y: (at: number) => node(at).y,
  };
  return nodes[pointAhead(origin, key, points, (at) => linked.has(node(at).id))]?.id;
}
