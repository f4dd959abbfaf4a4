import type { CleanGraph } from '../clean-graph.js';
import { graphLinkTypes, graphNodeStatuses, graphNodeTypes } from '../types.js';
import { degreeOf, type Neighbours } from './neighbours.js';

/** Links drawn with one stroke: those of a kind, a width and a state. */
export interface LinkBatch {
  /** Position in `graphLinkTypes`. */
  kind: number;
  active: boolean;
  /** px of the picture. */
  width: number;
  /** The part of the scene's links it is. */
  start: number;
  end: number;
}

/** All that is drawn, as numbers, so that a worker gets it in one piece. */
export interface Scene {
  count: number;
  /** Positions in `graphNodeTypes` and `graphNodeStatuses`. */
  types: Uint8Array;
  statuses: Uint8Array;
  radii: Float32Array;
  /** Ends of the links, sorted by batch. */
  from: Uint32Array;
  to: Uint32Array;
  /** 1 where another link leads the opposite way: both bow. */
  pairs: Uint8Array;
  batches: readonly LinkBatch[];
}

const positions = <T extends string>(names: readonly T[]) =>
  new Map(names.map((name, at): [T, number] => [name, at]));
const typeAt = positions(graphNodeTypes);
const statusAt = positions(graphNodeStatuses);
const kindAt = positions(graphLinkTypes);

/** The strongest link is 2 px wide, the others down to 1; in between there are two steps. */
const widthSteps = 3;

/** @param ends as in the topology: of the links in their order */
export function sceneOf(
  { nodes, links }: CleanGraph,
  ends: Uint32Array,
  radii: Float32Array,
): Scene {
  const strongest = links.reduce((most, { value }) => Math.max(most, value ?? 0), 0);
  const count = nodes.length;
  const known = new Set<number>();
  links.forEach((_, at) =>
    known.add((ends[2 * at] as number) * count + (ends[2 * at + 1] as number)),
  );
  const classes = new Map<number, number[]>();
  links.forEach(({ type, active, value }, at) => {
    const strength = strongest > 0 ? Math.max(0, value ?? 0) / strongest : 0;
    // Dots need half a pixel more to be as dark as a line.
    const wide = Math.max(active || type === 'control' ? 0.5 : 0, strength);
    const style =
      ((kindAt.get(type) as number) * 2 + (active ? 1 : 0)) * (widthSteps + 1) +
      Math.round(wide * widthSteps);
    const list = classes.get(style);
    if (list) list.push(at);
    else classes.set(style, [at]);
  });
  const from = new Uint32Array(links.length);
  const to = new Uint32Array(links.length);
  const pairs = new Uint8Array(links.length);
  let place = 0;
  // What is active lies over what is not.
  const isActive = (style: number) => Math.floor(style / (widthSteps + 1)) % 2;
  const styles = [...classes.keys()].toSorted((a, b) => isActive(a) - isActive(b) || a - b);
  const batches = styles.map((style): LinkBatch => {
    const start = place;
    for (const at of classes.get(style) as number[]) {
      const [source, target] = [ends[2 * at] as number, ends[2 * at + 1] as number];
      from[place] = source;
      to[place] = target;
      pairs[place] = known.has(target * count + source) ? 1 : 0;
      place += 1;
    }
    return {
      kind: Math.floor(style / (widthSteps + 1) / 2),
      active: isActive(style) === 1,
      width: 1 + (style % (widthSteps + 1)) / widthSteps,
      start,
      end: place,
    };
  });
  return {
    count,
    types: Uint8Array.from(nodes, ({ type }) => typeAt.get(type) as number),
    statuses: Uint8Array.from(nodes, ({ status }) => statusAt.get(status) as number),
    radii,
    from,
    to,
    pairs,
    batches,
  };
}

/** Nodes in the order in which their names are wanted: managers, who is at work, who has most links. */
export function rankNodes({ nodes }: CleanGraph, near: Neighbours): Uint32Array {
  const classOf = nodes.map(({ type, status }) =>
    type === 'coordinator' ? 0 : status === 'processing' ? 1 : 2,
  );
  return Uint32Array.from(nodes.keys()).toSorted(
    (a, b) =>
      (classOf[a] as number) - (classOf[b] as number) ||
      degreeOf(near, b) - degreeOf(near, a) ||
      a - b,
  );
}
