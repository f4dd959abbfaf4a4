import type { CleanGraph } from '../clean-graph.js';
import { type GraphVariant } from '../layout.js';

/** Graph a layout is made from: as long as this is the same, nothing is laid out anew. */
export interface Topology {
  ids: readonly string[];
  /** Source and target of each link in turn, as positions in `ids`. */
  ends: Uint32Array;
  /** The coordinator in the middle, -1 without one. */
  root: number;
  radii: Float32Array;
}

/** Radii of managers and of all others. */
const discs: Record<GraphVariant, readonly [manager: number, other: number]> = {
  panel: [16, 12],
  hero: [24, 14],
};

/** Position of each node by its id. */
export const indexOf = ({ nodes }: CleanGraph): ReadonlyMap<string, number> =>
  new Map(nodes.map(({ id }, at) => [id, at]));

export function topologyOf(
  { nodes, links }: CleanGraph,
  index: ReadonlyMap<string, number>,
  variant: GraphVariant,
): Topology {
  const [manager, other] = discs[variant];
  const ends = new Uint32Array(2 * links.length);
  links.forEach(({ source, target }, at) => {
    ends[2 * at] = index.get(source) as number;
    ends[2 * at + 1] = index.get(target) as number;
  });
  return {
    ids: nodes.map(({ id }) => id),
    ends,
    root: nodes.findIndex(({ type }) => type === 'coordinator'),
    radii: Float32Array.from(nodes, ({ type }) => (type === 'coordinator' ? manager : other)),
  };
}

const same = <T>(a: ArrayLike<T>, b: ArrayLike<T>) => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
};

export const sameTopology = (a: Topology, b: Topology): boolean =>
  a.root === b.root && same(a.ids, b.ids) && same(a.ends, b.ends) && same(a.radii, b.radii);
