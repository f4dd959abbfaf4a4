import { Panel } from '@constella/ui';
import { AgentGraph, agentLinks, type GraphNode } from '@constella/ui/graph';

// More than 500: laid out and drawn by the workers the package brings along.
const nodes = Array.from({ length: 600 }, (_, index): GraphNode => ({
  id: `a${index}`,
  name: `Agent ${index + 1}`,
  type: index % 50 === 0 ? 'coordinator' : 'processor',
  status: 'active',
}));
const links = agentLinks(nodes);

const Network = () => (
  <Panel title="Netz" padding="none">
    <AgentGraph nodes={nodes} links={links} label="Netz" />
  </Panel>
);

export default Network;
