/** Jobs of agents in a team; each has its colour and glyph. */
export const graphNodeTypes = ['meta', 'coordinator', 'processor', 'executor'] as const;
/** One of {@link graphNodeTypes}. */
export type GraphNodeType = (typeof graphNodeTypes)[number];

/** Statuses of an agent now. */
export const graphNodeStatuses = [
  'active',
  'inactive',
  'learning',
  'processing',
  'waiting',
  'completed',
  'failed',
] as const;
/** One of {@link graphNodeStatuses}. */
export type GraphNodeStatus = (typeof graphNodeStatuses)[number];

/** Content sent along a link. */
export const graphLinkTypes = ['data', 'feedback', 'control'] as const;
/** One of {@link graphLinkTypes}. */
export type GraphLinkType = (typeof graphLinkTypes)[number];

/** Each a share between 0 and 1. */
export interface GraphMetrics {
  accuracy?: number;
  knowledgeDepth?: number;
  collaborationStrength?: number;
  reasoningQuality?: number;
}

/** An agent. Only `id` has to make sense: what is missing or wrong falls back, nothing throws. */
export interface GraphNode {
  /** Of several nodes with one id the first counts. */
  id: string;
  /** An empty name becomes the label `unnamed`, n counting from 1. */
  name?: string | null;
  /** A coordinator is a manager: its disc is larger. Unknown types are drawn as `processor`. */
  type: GraphNodeType;
  /** Its job in this run, in words; shown in the tooltip and the table. */
  role?: string;
  /** Missing or unknown states are `inactive`. */
  status?: GraphNodeStatus;
  /** A muted second line under the name, e.g. `reading 4 files`. */
  note?: string;
  group?: string | number;
  /** Percent, 0 to 100. */
  contribution?: number;
  activity?: {
    messages?: number;
    tasks?: number;
    /** ISO time, milliseconds or a `Date`. */
    lastActive?: string | number | Date;
  };
  metrics?: GraphMetrics;
  expertise?: readonly string[];
}

/** A connection. One whose ends are not both among the nodes, or are the same, is left out. */
export interface GraphLink {
  source: string;
  target: string;
  /** Strength, above 0: the strongest link is drawn 2 px wide, the others down to 1. */
  value?: number;
  /** @default 'data' for unknown types */
  type: GraphLinkType;
  /** Something travels along it now. */
  active?: boolean;
}

/** A node whose fields can be relied on. */
export interface CleanNode extends GraphNode {
  name: string;
  status: GraphNodeStatus;
}
