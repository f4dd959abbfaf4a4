import { type HopTree, hopTree } from './hop-tree.js';
import { neighboursOf, type Neighbours } from './neighbours.js';
import { randomFrom } from './random.js';

/** The only inputs of a layout: the same input gives the same picture. */
export interface LayoutInput {
  /** Number of nodes. */
  count: number;
  /** Source and target of each link in turn, as positions in the list of nodes. */
  ends: Uint32Array;
  /** The coordinator, -1 without one. */
  root: number;
  /** Radius of each disc, in px of the picture. */
  radii: Float32Array;
  /** Chooses among pictures that are as good as one another. */
  seed: number;
  /** Right-to-left: the picture is mirrored. */
  mirrored: boolean;
}

/** Where the nodes begin, around `0 0`. */
export interface Start {
  /** `x0 y0 x1 y1 …` */
  positions: Float64Array;
  /** Least and greatest distance from the middle each node may take. */
  inner: Float32Array;
  outer: Float32Array;
  /** Radius of the circle in which everything lies. */
  reach: number;
  /** Radii of the hops, from the first; empty without a coordinator or where they would lie too close. */
  orbits: number[];
  near: Neighbours;
  /** The node in the middle; -1 without any. */
  middle: number;
  /** Distance between two neighbours in the crowd. */
  spacing: number;
}

const tau = 2 * Math.PI;
const golden = (Math.sqrt(5) - 1) / 2;
/**
 * Above this number rings are only as wide as what stands on them needs and bind loosely, each
 * turned a little further: a chain of thousands becomes a spiral.
 */
const manyRings = 24;

const largest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, value), 0);

/** Positions of a ring in the order of their angles. */
const ringOf = ({ order, angles, rings, loose }: HopTree, ring: number) => {
  const nodes = order.subarray(rings[ring], rings[ring + 1]);
  // What hangs together is reached together; elsewhere the walk has put the angles in order.
  if (!loose || ring < rings.length - 2) return nodes;
  return nodes.toSorted((a, b) => (angles[a] as number) - (angles[b] as number) || a - b);
};

/**
 * The coordinator in the middle and everyone on the ring of their distance in hops, as the small
 * graph has it; a ring is as wide as the number of its nodes demands. Without a coordinator the
 * node with most links takes the middle, and no orbits are told of.
 */
export function startPositions({ count, ends, root, radii, seed }: LayoutInput): Start {
  const near = neighboursOf(count, ends);
  const tree = hopTree(count, near, root);
  const random = randomFrom(seed);
  const usual = count > 0 ? (radii[tree.order[count - 1] as number] as number) : 0;
  const spacing = 2 * usual + 20;
  const room = (spacing * 1.12) ** 2;
  const positions = new Float64Array(2 * count);
  const inner = new Float32Array(count);
  const outer = new Float32Array(count);
  const orbits: number[] = [];
  const spread = tree.rings.length - 2 <= manyRings;
  let edge = count > 0 ? (radii[tree.order[0] as number] as number) : 0;
  let thinnest = Infinity;
  let spin = 0;
  for (let ring = 1; ring < tree.rings.length - 1; ring += 1) {
    const nodes = ringOf(tree, ring);
    const area = Math.sqrt(edge * edge + (nodes.length * room) / Math.PI);
    const end = spread ? Math.max(area, edge + spacing * 1.2) : area;
    const circle = spread && tau * end >= nodes.length * spacing;
    if (!spread) spin += spacing / end;
    const begin = circle ? end : spread ? Math.min(end, edge + spacing * 0.6) : edge;
    const even = (place: number) => (tau * (place + 0.5)) / nodes.length;
    let turn = 0;
    nodes.forEach((node, place) => (turn += (tree.angles[node] as number) - even(place)));
    turn = turn / nodes.length - Math.PI / 2 + spin;
    nodes.forEach((node, place) => {
      const share = ((place + 1) * golden) % 1;
      const distance = Math.sqrt(begin * begin + share * (end * end - begin * begin));
      const jitter = circle ? 0 : (random() - 0.5) * 0.3 * spacing;
      const angle = even(place) + turn + (circle ? 0 : jitter / Math.max(distance, 1));
      positions[2 * node] = Math.cos(angle) * distance;
      positions[2 * node + 1] = Math.sin(angle) * distance;
      inner[node] = spread ? begin : Math.max(0, edge - spacing);
      outer[node] = end;
    });
    thinnest = Math.min(thinnest, end - edge);
    edge = end;
    if (!tree.loose || ring < tree.rings.length - 2) orbits.push(end);
  }
  return {
    positions,
    inner,
    outer,
    reach: edge + largest(radii),
    orbits: root < 0 || thinnest < spacing / 2 ? [] : orbits,
    near,
    middle: count > 0 ? (tree.order[0] as number) : -1,
    spacing,
  };
}
