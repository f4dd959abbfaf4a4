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

/**
 * The node an arrow key leads to: the nearest linked one within 40° of that direction; where there
 * is none, the nearest of all, first within 60° and then on that side.
 * @returns its id, or `undefined` at the edge
 */
export function walk(
  from: string,
  key: ArrowKey,
  nodes: readonly PlacedNode[],
  links: readonly GraphLink[],
): string | undefined {
  const origin = nodes.find(({ id }) => id === from);
  if (!origin) return undefined;
  const [dx, dy] = directionOf[key];
  const linked = new Set(
    links.flatMap(({ source, target }) =>
      source === from ? [target] : target === from ? [source] : [],
    ),
  );
  let best: { id: string; rank: number; distance: number } | undefined;
  for (const node of nodes) {
    const x = node.x - origin.x;
    const y = node.y - origin.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    // Less than a px apart is the same height or the same column.
    if (node === origin || along < 1) continue;
    const ahead = linked.has(node.id) && aside <= along * linkedCone;
    const rank = ahead ? 0 : aside <= along * cone ? 1 : 2;
    const distance = along + 2 * aside;
    if (!best || rank < best.rank || (rank === best.rank && distance < best.distance)) {
      best = { id: node.id, rank, distance };
    }
  }
  return best?.id;
}
