import type { GraphLink, GraphNode } from './types.js';

const link = (source: GraphNode, target: GraphNode, type: GraphLink['type']): GraphLink => ({
  source: source.id,
  target: target.id,
  type,
  ...(target.status === 'processing' && { active: true }),
});

/**
 * The links of a set of agents that has none of its own: with a coordinator, data from the first
 * one to all others; without, a chain in the given order, alternating data and feedback. A link to
 * an agent at work is active.
 */
export function agentLinks(nodes: readonly GraphNode[]): GraphLink[] {
  const seen = new Set<string>();
  const agents = nodes.filter(({ id }) => !seen.has(id) && seen.add(id));
  const lead = agents.find(({ type }) => type === 'coordinator');
  if (lead) {
    return agents.filter((agent) => agent !== lead).map((agent) => link(lead, agent, 'data'));
  }
  return agents
    .slice(1)
    .map((agent, index) =>
      link(agents[index] as GraphNode, agent, index % 2 === 0 ? 'data' : 'feedback'),
    );
}
