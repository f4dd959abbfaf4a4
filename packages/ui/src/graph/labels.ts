import type { GraphLinkType, GraphMetrics, GraphNodeStatus, GraphNodeType } from './types.js';

/** What the sentence about the whole graph can mention. */
export interface GraphCounts {
  agents: number;
  coordinators: number;
  /** Agents with status `processing`. */
  atWork: number;
  links: number;
}

/** Every text of the graph, the legend and the table, in the reader's language. */
export interface GraphLabels {
  types: Record<GraphNodeType, string>;
  statuses: Record<GraphNodeStatus, string>;
  links: Record<GraphLinkType, string>;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Shown instead of a graph without nodes. */
  empty: string;
  /** Name of the n-th agent, from 1, when it has none: `Agent 3`. */
  unnamed: (n: number) => string;
  /** Describes the graph to screen readers: `8 agents, 1 coordinator, 2 at work`. */
  summary: (counts: GraphCounts) => string;
  /** Says which keys work, read after the summary. */
  keys: string;
  /** Between the parts of a node's accessible name: `, ` in English, `，` in Chinese. */
  separator: string;
  contribution: string;
  messages: string;
  tasks: string;
  lastActive: string;
  expertise: string;
  metrics: Record<keyof GraphMetrics, string>;
  table: {
    agent: string;
    status: string;
    contribution: string;
    /** Head of the column that lists to whom each agent sends what. */
    links: string;
    /** A cell without a value: `–`. */
    none: string;
  };
}
