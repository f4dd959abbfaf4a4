'use client';

import { Panel } from '@constella/ui';
import { AgentGraph, type GraphLink, type GraphNode } from '@constella/ui/graph';

/** Labels contain functions, so the graph is given them on the client's side. */
export const Network = (data: { nodes: GraphNode[]; links: GraphLink[] }) => (
  <Panel title="الشبكة" padding="none">
    <AgentGraph {...data} label="الشبكة" />
  </Panel>
);
