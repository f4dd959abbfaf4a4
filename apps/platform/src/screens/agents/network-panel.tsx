import type { Agent, ShownAgentStatus } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, SegmentedControl, StatusDot } from '@constella/ui';
import { agentLinks, type GraphNode, type GraphNodeStatus } from '@constella/ui/graph';
import { useState } from 'react';

import { LiveAgentGraph } from '../../base/graph/live-agent-graph';

const views = ['graph', 'table'] as const;

const nodeStatuses: Record<ShownAgentStatus, GraphNodeStatus> = {
  idle: 'active',
  busy: 'processing',
  offline: 'inactive',
  error: 'failed',
  inactive: 'inactive',
};

interface NetworkPanelProps {
  agents: readonly Agent[];
  onSelect: (agentId: number) => void;
}

/** Who works with whom, live: links follow the coordinator, an agent at work pulses. */
export function NetworkPanel({ agents, onSelect }: NetworkPanelProps) {
  const intl = useIntl();
  const [view, setView] = useState<(typeof views)[number]>('graph');
  const nodes: GraphNode[] = agents.map((agent) => ({
    id: String(agent.id),
    name: agent.name,
    type: agent.type,
    status: nodeStatuses[agent.status],
    note:
      agent.status === 'busy' || agent.status === 'error'
        ? intl.formatMessage({ id: `agents.status.${agent.status}` })
        : undefined,
    expertise: agent.settings.capabilities.map((capability) =>
      intl.formatMessage({ id: `agents.capability.${capability}` }),
    ),
  }));
  const busy = agents.filter(({ status }) => status === 'busy').length;
  return (
    <Panel
      title={intl.formatMessage({ id: 'agents.network.title' })}
      titleMeta={
        <StatusDot status="busy" label={intl.formatMessage({ id: 'agents.network.live' })} />
      }
      padding="none"
      actions={
        <SegmentedControl
          label={intl.formatMessage({ id: 'agents.network.view' })}
          labelHidden
          value={view}
          onValueChange={(next) => setView(next as typeof view)}
          options={views.map((value) => ({
            value,
            label: intl.formatMessage({ id: `run.view.${value}` }),
          }))}
        />
      }
      footer={intl.formatMessage({ id: 'agents.network.footer' }, { total: agents.length, busy })}
    >
      <LiveAgentGraph
        label={intl.formatMessage({ id: 'agents.network.title' })}
        nodes={nodes}
        links={agentLinks(nodes)}
        view={view}
        height={380}
        showLegend
        showControls
        onNodeSelect={(id) => onSelect(Number(id))}
      />
    </Panel>
  );
}
