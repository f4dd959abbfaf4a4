import { apart, circlesFor, deal, down, evenly, fitting } from './circles.js';
import { ringsByHops } from './hops.js';
import type { GraphLink, GraphNode } from './types.js';

export const graphVariants = ['panel', 'hero'] as const;
/** `panel`: discs of 16 and 12 px, names cut; `hero`: larger discs, full names. */
export type GraphVariant = (typeof graphVariants)[number];

export interface LayoutOptions {
  /** Room in px. */
  width: number;
  height: number;
  /** The picture is mirrored in right-to-left. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** @default 'panel' */
  variant?: GraphVariant;
}

/** Where a node is drawn, in px from the room's physical left and top, before zooming. */
export interface PlacedNode {
  id: string;
  x: number;
  y: number;
  /** Radius of the disc: 16 for a manager (a coordinator), 12 for others; more in a hero. */
  r: number;
  /** Hops from the coordinator, 0 for itself, `null` where no link leads there. */
  hop: number | null;
}

/** The outer edge of a hop: everything inside is at most that many links away. */
export interface Orbit {
  cx: number;
  cy: number;
  r: number;
  hop: number;
}

export interface GraphLayout {
  nodes: PlacedNode[];
  orbits: Orbit[];
  /** Where names are cut, in px: 70. */
  labelRoom: number;
  /** The most a name may take, with its ellipsis, between two neighbors. */
  labelMost: number;
}

interface Look {
  /** Radii of the managers, of the first hop and of all others. */
  discs: readonly [manager: number, first: number, other: number];
  /** Longest name in px. */
  room: number;
  /** Room kept beside the outermost disc's centre. */
  side: number;
  /** Distance between the children of one node on the next ring. */
  between: number;
}

// The panel's radii and its 70 px are the product's rule (platform client, 2.6).
const looks: Record<GraphVariant | 'smallHero', Look> = {
  panel: { discs: [16, 12, 12], room: 70, side: 42, between: 78 },
  hero: { discs: [24, 17, 14], room: 160, side: 64, between: 130 },
  smallHero: { discs: [18, 14, 13], room: 96, side: 50, between: 90 },
};
const smallHeroWidth = 480;
/** A name and a note above or below a disc. */
const labelBlock = 43;
/** Above this number the discs move together. */
const crowd = 60;

const room = (free: number, extent: number) => (extent < 1 ? Infinity : free / extent);

/**
 * Places the agents: the coordinator in the middle, everyone on the ring of their distance in hops,
 * the first ring at even angles and the others near what they are linked to; without a coordinator on one ring in the given order. Too many for a ring fill
 * circles inside one another, and the picture may grow beyond the room. Pure: the same input gives
 * the same coordinates.
 * @param nodes with unique ids
 * @param links between those nodes
 */
export function layoutGraph(
  nodes: readonly GraphNode[],
  links: readonly GraphLink[],
  { width, height, dir = 'ltr', variant = 'panel' }: LayoutOptions,
): GraphLayout {
  const look = looks[variant === 'hero' && width < smallHeroWidth ? 'smallHero' : variant];
  const [managerRadius, firstRadius, otherRadius] = look.discs;
  const side = width / 2 - look.side;
  const block = height / 2 - otherRadius - labelBlock;
  const outer = Math.max(56, Math.min(side, block));
  const spacing = 2 * firstRadius + (nodes.length > crowd ? 4 : 10);
  const step = 2 * firstRadius + (nodes.length > crowd ? 4 : 14);
  const { root, rings, parents } = ringsByHops(nodes, links);

  const polar: { id: string; hop: number | null; angle: number; radius: number }[] = [];
  const angles = new Map<string, number>();
  const wanted = (id: string) => angles.get(parents.get(id) ?? '') ?? down;
  const edges: number[] = [];
  let edge = root === undefined ? 0 : managerRadius;
  let chord = Infinity;
  rings.forEach(({ ids, hop }, index) => {
    const share = rings.length === 1 ? 1 : 0.14 + (0.86 * (index + 1)) / rings.length;
    const radius = Math.max(outer * share, edge + step);
    const circles =
      root === undefined && ids.length < 2
        ? [{ radius: 0, count: 1 }]
        : ids.length <= fitting(radius, spacing)
          ? [{ radius, count: ids.length }]
          : circlesFor(ids.length, edge + step * 0.8, step, spacing);
    const order = index === 0 ? ids : ids.toSorted((a, b) => wanted(a) - wanted(b));
    deal(order, circles).forEach((items, at) => {
      edge = (circles[at] as (typeof circles)[number]).radius;
      const around =
        index === 0 ? evenly(items.length) : apart(items.map(wanted), look.between / edge);
      if (items.length > 1) chord = Math.min(chord, 2 * edge * Math.sin(Math.PI / items.length));
      items.forEach((id, place) => {
        const angle = around[place] as number;
        angles.set(id, angle);
        polar.push({ id, hop, angle, radius: edge });
      });
    });
    edges.push(edge);
  });

  // Even angles often leave room in both directions: take it, within reason.
  // Not spread into one call: a crowd would be more arguments than a call may have.
  const stretch = polar.reduce(
    (least, { angle, radius }) =>
      Math.min(
        least,
        room(side, Math.abs(Math.cos(angle)) * radius),
        room(block, Math.abs(Math.sin(angle)) * radius),
      ),
    Math.min(1.18, room(Math.min(width, height) / 2 - 12, edge)),
  );
  const scale = Math.max(1, stretch);
  const mirror = dir === 'rtl' ? -1 : 1;
  const [cx, cy] = [width / 2, height / 2];
  const managers = new Set(nodes.filter((n) => n.type === 'coordinator').map(({ id }) => id));
  const middle = root === undefined ? [] : [{ id: root, hop: 0, angle: 0, radius: 0 }];
  const between = chord * scale - 6;
  return {
    nodes: [...middle, ...polar].map(({ id, hop, angle, radius }) => ({
      id,
      x: cx + mirror * Math.cos(angle) * radius * scale,
      y: cy + Math.sin(angle) * radius * scale,
      r: managers.has(id) ? managerRadius : hop === 1 ? firstRadius : otherRadius,
      hop,
    })),
    orbits: rings.flatMap(({ hop }, index) =>
      hop === null ? [] : [{ cx, cy, r: (edges[index] as number) * scale, hop }],
    ),
    labelRoom: look.room,
    // Closer than a short word, names give way to one another instead of being cut to nothing.
    labelMost: between < 54 ? Infinity : between,
  };
}
