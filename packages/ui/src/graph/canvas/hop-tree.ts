import { degreeOf, type Neighbours } from './neighbours.js';

/** The nodes by their distance from a root, each with a direction that keeps branches together. */
export interface HopTree {
  /** Nodes in the order they are reached; those of a ring stand together, their angles ascending. */
  order: Uint32Array;
  /** Where each ring begins in `order`, and where the last one ends. Ring 0 is the root. */
  rings: number[];
  /** Angle in radians, from 0 up to 2π, by node. */
  angles: Float64Array;
  /** The last ring holds what no link connects with the root. */
  loose: boolean;
}

const tau = 2 * Math.PI;

const mostLinked = (count: number, near: Neighbours) => {
  let best = 0;
  for (let node = 1; node < count; node += 1) {
    if (degreeOf(near, node) > degreeOf(near, best)) best = node;
  }
  return best;
};

/**
 * Walks the links breadth first and deals the circle to the branches in proportion to their size.
 * @param root -1 takes the node with most links
 */
export function hopTree(count: number, near: Neighbours, root: number): HopTree {
  const order = new Uint32Array(count);
  const parents = new Int32Array(count).fill(-1);
  const reached = new Uint8Array(count);
  const rings = [0];
  let end = 0;

  const walk = (from: number, each: () => void) => {
    let at = end;
    order[end] = from;
    reached[from] = 1;
    end += 1;
    for (let ring = end; at < end; ring = end) {
      each();
      for (; at < ring; at += 1) {
        const node = order[at] as number;
        const to = near.start[node + 1] as number;
        for (let link = near.start[node] as number; link < to; link += 1) {
          const other = near.list[link] as number;
          if (reached[other] === 1) continue;
          reached[other] = 1;
          parents[other] = node;
          order[end] = other;
          end += 1;
        }
      }
    }
  };
  if (count > 0)
    walk(root >= 0 && root < count ? root : mostLinked(count, near), () => rings.push(end));
  const loose = end < count;
  if (loose) {
    for (let node = 0; node < count; node += 1)
      if (reached[node] === 0) walk(node, () => undefined);
    rings.push(count);
  }

  // Branches are weighed from their tips, then the circle is dealt from the root.
  const weights = new Float64Array(count).fill(1);
  let all = 0;
  for (let at = count - 1; at >= 0; at -= 1) {
    const node = order[at] as number;
    const parent = parents[node] as number;
    if (parent >= 0) weights[parent] = (weights[parent] as number) + (weights[node] as number);
    else if (at > 0) all += weights[node] as number;
  }
  const from = new Float64Array(count);
  const width = new Float64Array(count).fill(tau);
  const angles = new Float64Array(count);
  let free = 0;
  for (let at = 0; at < count; at += 1) {
    const node = order[at] as number;
    const parent = parents[node] as number;
    if (parent >= 0) {
      const share = (weights[node] as number) / ((weights[parent] as number) - 1);
      // `angles` of a parent is how far its own sector is dealt, until it gets its middle below.
      from[node] = angles[parent] as number;
      width[node] = (width[parent] as number) * share;
      angles[parent] = from[node] + width[node];
    } else if (at > 0) {
      from[node] = free;
      width[node] = (tau * (weights[node] as number)) / all;
      free += width[node];
    }
    angles[node] = from[node] as number;
  }
  for (let node = 0; node < count; node += 1) {
    angles[node] = (from[node] as number) + (width[node] as number) / 2;
  }
  return { order, rings, angles, loose };
}
