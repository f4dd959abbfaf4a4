export { AgentGraph, type AgentGraphProps, graphViews } from './agent-graph.js';
export { AgentGraphTable, type AgentGraphTableProps } from './agent-graph-table.js';
export { AgentGraphLegend, type AgentGraphLegendProps } from './graph-legend.js';
export { agentLinks } from './agent-links.js';
export {
  type GraphLayout,
  graphVariants,
  type GraphVariant,
  layoutGraph,
  type LayoutOptions,
  type Orbit,
  type PlacedNode,
} from './layout.js';
export {
  type GraphLink,
  type GraphLinkType,
  graphLinkTypes,
  type GraphMetrics,
  type GraphNode,
  type GraphNodeStatus,
  graphNodeStatuses,
  type GraphNodeType,
  graphNodeTypes,
} from './types.js';
