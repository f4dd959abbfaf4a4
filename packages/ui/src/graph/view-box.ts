import type { PlacedNode } from './layout.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A d3 zoom transform's numbers. */
export interface View {
  k: number;
  x: number;
  y: number;
}

/** The product's zoom limits (platform client, 2.6). */
export const zoomLimits = [0.5, 5] as const;

/** Area of the discs and the names under the outermost of them. */
export function contentBox(nodes: readonly PlacedNode[]): Box {
  const side = nodes.length > 24 ? 4 : 24;
  const block = nodes.length > 24 ? 4 : 34;
  const edge = (pick: (node: PlacedNode) => number, of: 'min' | 'max') =>
    nodes.reduce((best, node) => Math[of](best, pick(node)), of === 'min' ? Infinity : -Infinity);
  if (nodes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = edge((n) => n.x - n.r - side, 'min');
  const y = edge((n) => n.y - n.r - block, 'min');
  return {
    x,
    y,
    width: edge((n) => n.x + n.r + side, 'max') - x,
    height: edge((n) => n.y + n.r + block, 'max') - y,
  };
}

/**
 * The view that shows the whole box: as it is where it lies inside the room, else moved to the
 * middle and made smaller, down to a limit.
 * @param least smallest scale
 * @param pad px of the room kept free on all sides when it is made smaller
 */
export function fitView(
  box: Box,
  width: number,
  height: number,
  least: number = zoomLimits[0],
  pad = 0,
): View {
  const inside =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  if (inside || box.width <= 0 || box.height <= 0) return { k: 1, x: 0, y: 0 };
  const k = Math.max(
    least,
    Math.min(1, (width - 2 * pad) / box.width, (height - 2 * pad) / box.height),
  );
  return {
    k,
    x: width / 2 - k * (box.x + box.width / 2),
    y: height / 2 - k * (box.y + box.height / 2),
  };
}
