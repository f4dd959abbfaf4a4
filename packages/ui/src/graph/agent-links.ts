import type { GraphLink, GraphNode } from './types.js';

/**
 * The links of a set of agents that has none of its own: with a coordinator, data from the first
 * one to all others; without, a chain in the given order, alternating data and feedback. A link to
 * an agent at work is active.
 */
export function agentLinks(nodes: readonly GraphNode[]): GraphLink[] {
  const unique = [...new Map(nodes.toReversed().map((node) => [node.id, node])).values()].toReversed();
  const active = (target: GraphNode) => (target.status === 'processing' ? { active: true } : {});
  const lead = unique.find((node) => node.type === 'coordinator');
  if (lead) {
    return unique
      .filter((node) => node !== lead)
      .map((node) => ({ source: lead.id, target: node.id, type: 'data', ...active(node) }));
  }
  return unique.slice(1).map((node, index) => ({
    source: (unique[index] as GraphNode).id,
    target: node.id,
    type: index % 2 === 0 ? 'data' : 'feedback',
    ...active(node),
  }));
}
