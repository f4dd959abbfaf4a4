import { AgentGraph, type AgentGraphProps } from '@constella/ui/graph';

export type LiveConstellationProps = Pick<AgentGraphProps, 'nodes' | 'links' | 'label'> & {
  height: number;
};

/**
 * The example run's agents to hover, drag and zoom. This module brings d3. It is not
 * `LiveAgentGraph`, whose placeholder would flash between the drawing and the graph.
 */
export function LiveConstellation(props: LiveConstellationProps) {
  return <AgentGraph {...props} variant="hero" />;
}
