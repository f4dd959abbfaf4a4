/** Who is linked to whom, whatever the direction: those of node `i` are `list[start[i]…start[i + 1]]`. */
export interface Neighbours {
  start: Uint32Array;
  list: Uint32Array;
}

/**
 * @param count number of nodes
 * @param ends source and target of each link in turn, as positions in the list of nodes
 */
export function neighboursOf(count: number, ends: Uint32Array): Neighbours {
  const start = new Uint32Array(count + 1);
  for (const end of ends) start[end + 1] = (start[end + 1] as number) + 1;
  for (let node = 0; node < count; node += 1) {
    start[node + 1] = (start[node + 1] as number) + (start[node] as number);
  }
  const next = start.slice(0, count);
  const list = new Uint32Array(ends.length);
  for (let at = 0; at < ends.length; at += 1) {
    const end = ends[at] as number;
    const place = next[end] as number;
    list[place] = ends[at ^ 1] as number;
    next[end] = place + 1;
  }
  return { start, list };
}

/** Number of links at a node. */
export const degreeOf = ({ start }: Neighbours, node: number): number =>
  (start[node + 1] as number) - (start[node] as number);
