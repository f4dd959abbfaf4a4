import type { Sent } from './agent-graph-row.js';
import type { CleanGraph } from './clean-graph.js';
import { graphLinkTypes } from './types.js';

/** Links each agent sends, by id, the kinds in their usual order. */
export function sentLinks({ nodes, links }: CleanGraph): ReadonlyMap<string, readonly Sent[]> {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  const bySource = new Map<string, Map<string, string[]>>();
  for (const { source, target, type } of links) {
    const kinds = bySource.get(source) ?? new Map<string, string[]>();
    bySource.set(source, kinds);
    const list = kinds.get(type);
    const name = names.get(target) ?? target;
    if (list) list.push(name);
    else kinds.set(type, [name]);
  }
  return new Map(
    [...bySource].map(([source, kinds]) => [
      source,
      graphLinkTypes.flatMap((type) => {
        const list = kinds.get(type);
        return list ? [{ type, names: list }] : [];
      }),
    ]),
  );
}
