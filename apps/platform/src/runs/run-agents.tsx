import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, SegmentedControl, StatusDot } from '@constella/ui';
import {
  agentLinks,
  type GraphLink,
  type GraphNode,
  type GraphNodeStatus,
} from '@constella/ui/graph';
import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, useState } from 'react';

import { LiveAgentGraph } from '../base/graph/live-agent-graph';
import {
  messageCounts,
  standingOf,
  stepsAtWork,
  type AgentStanding,
  type RunState,
} from './run-state';

const views = ['graph', 'table'] as const;

const nodeStatuses: Record<AgentStanding, GraphNodeStatus> = {
  working: 'processing',
  failed: 'failed',
  done: 'completed',
  waiting: 'waiting',
  left: 'inactive',
};

/** The run's agents as nodes: who is at work, who waits, who has delivered. */
function runNodes(task: Task, state: RunState): GraphNode[] {
  const messages = messageCounts(state);
  return (task.agents ?? []).map((agent) => {
    const contribution = (state.result ?? task.result)?.contributions?.find(
      ({ agentId }) => agentId === agent.id,
    );
    const written = messages.get(agent.id) ?? 0;
    return {
      id: String(agent.id),
      name: agent.name,
      type: agent.type,
      // The events of a run that is over may still be on their way.
      status:
        task.status === 'completed' && state.steps.length === 0
          ? 'completed'
          : nodeStatuses[standingOf(state, agent.id)],
      contribution: contribution?.percent,
      activity: { messages: written },
      expertise: agent.expertise,
    };
  });
}

const runLinks = (nodes: GraphNode[]): GraphLink[] => {
  const atWork = new Set(nodes.filter(({ status }) => status === 'processing').map(({ id }) => id));
  return agentLinks(nodes).map((link) => ({
    ...link,
    active: atWork.has(link.target) || (atWork.has(link.source) && atWork.size === 1),
  }));
};

/** Drawn again when an agent or a link differs; a run tells of itself many times a second. */
const RunGraph = memo(LiveAgentGraph, (before, next) => replaceEqualDeep(before, next) === before);

/** The live graph of the run's agents, with its table. */
export function RunAgents({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const [view, setView] = useState<(typeof views)[number]>('graph');
  const nodes = runNodes(task, state);
  const atWork = stepsAtWork(state);
  return (
    <Panel
      title={intl.formatMessage({ id: 'run.agents' })}
      padding="none"
      titleMeta={
        atWork > 0 && (
          <StatusDot
            status="busy"
            label={intl.formatMessage({ id: 'run.atWork' }, { count: atWork })}
          />
        )
      }
      actions={
        <SegmentedControl
          label={intl.formatMessage({ id: 'run.view' })}
          labelHidden
          value={view}
          onValueChange={(next) => setView(next as typeof view)}
          options={views.map((value) => ({
            value,
            label: intl.formatMessage({ id: `run.view.${value}` }),
          }))}
        />
      }
    >
      <RunGraph
        label={intl.formatMessage({ id: 'run.agents' })}
        nodes={nodes}
        links={runLinks(nodes)}
        view={view}
        height={320}
        showLegend
      />
    </Panel>
  );
}
