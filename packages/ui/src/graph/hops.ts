import type { GraphLink, GraphNode } from './types.js';

/** The nodes of one ring, in the order they are set around it. */
export interface Ring {
  ids: string[];
  /** Number of hops from the coordinator; `null` for what no link reaches. */
  hop: number | null;
}

const neighboursOf = (links: readonly GraphLink[]) => {
  const map = new Map<string, string[]>();
  const add = (id: string, other: string) => {
    const known = map.get(id);
    if (known) known.push(other);
    else map.set(id, [other]);
  };
  for (const { source, target } of links) {
    add(source, target);
    add(target, source);
  }
  return (id: string): readonly string[] => map.get(id) ?? [];
};

/** Linked neighbours become neighbours on the ring, so that their link does not cross the middle. */
function alongLinks(ids: readonly string[], neighbours: (id: string) => readonly string[]) {
  const rest = new Set(ids);
  const order: string[] = [];
  for (const first of ids) {
    for (let id: string | undefined = first; id !== undefined && rest.delete(id);) {
      order.push(id);
      id = neighbours(id).find((other) => rest.has(other));
    }
  }
  return order;
}

/**
 * Sorts nodes by their distance from the first coordinator, counted in links whatever their
 * direction. Without a coordinator all nodes share one ring.
 */
export function ringsByHops(nodes: readonly GraphNode[], links: readonly GraphLink[]) {
  const root = nodes.find(({ type }) => type === 'coordinator')?.id;
  if (root === undefined) {
    const only: Ring = { ids: nodes.map(({ id }) => id), hop: null };
    return { root, rings: [only], parents: new Map<string, string>() };
  }
  const neighbours = neighboursOf(links);
  const parents = new Map<string, string>();
  const reached = new Set([root]);
  const rings: Ring[] = [];
  for (let edge = [root]; edge.length > 0;) {
    const next: string[] = [];
    for (const id of edge) {
      for (const other of neighbours(id)) {
        if (reached.has(other)) continue;
        reached.add(other);
        parents.set(other, id);
        next.push(other);
      }
    }
    if (next.length > 0) rings.push({ ids: alongLinks(next, neighbours), hop: rings.length + 1 });
    edge = next;
  }
  const loose = nodes.map(({ id }) => id).filter((id) => !reached.has(id));
  if (loose.length > 0) rings.push({ ids: alongLinks(loose, neighbours), hop: null });
  return { root, rings, parents };
}
