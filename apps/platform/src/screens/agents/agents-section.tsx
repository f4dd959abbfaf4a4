import {
  agentStatuses,
  agentTypes,
  settableAgentStatuses,
  type Agent,
  type AgentFigures,
  type AgentType,
} from '@constella/api-client';
import { queries } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { AgentTile, ButtonLink, Identity } from '@constella/ui';
import type { ReactNode } from 'react';

import { useModelName } from '../../assistants/shared/model-test/use-model-name';
import { noValue } from '../../base/lists/no-value';
import { paths } from '../../base/paths';
import { localSource } from '../../records/local-source';
import type { RowAction } from '../../records/row-action';
import type { ReadQuery } from '../../records/row-source';
import type { Section } from '../../records/section';
import { AgentDetail } from './agent-detail';
import { agentDots } from '../../base/agent-status';
import { ImportAgent } from './import-agent';

/** An agent with its figures, and what the list finds it by. */
export interface AgentRow extends Pick<Agent, 'id' | 'name' | 'type' | 'status'> {
  model: string;
  runs: number;
  /** An agent without runs was last touched when it was made. */
  lastActive: string;
  agent: Agent;
  stats: AgentFigures;
}

/** An agent as the list shows it; one that was just made has no runs. */
export function agentRow(agent: Agent): AgentRow {
  const { id, name, type, status, createdAt, settings } = agent;
  const none = { runs: 0, successRate: null, pointsPerRun: null, lastActive: null };
  const stats = agent.figures ?? none;
  const { runs } = stats;
  const lastActive = stats.lastActive ?? createdAt;
  return { id, name, type, status, model: settings.model, runs, lastActive, agent, stats };
}

/** Sets one status for all chosen agents. */
const setStatus = settableAgentStatuses.map((status): RowAction<AgentRow> => ({
  id: status,
  label: `agents.detail.set.${status}`,
  rows: 'several',
  done: 'errors.status.updated',
  each: async (row, { api }) => row.status === status || api.setAgentStatus(row.id, status),
}));

/** The agents of whoever is signed in, the chosen one beside the list. */
export const agents: Section<AgentRow> = {
  source: {
    ...localSource<AgentRow>(
      (api) =>
        ({
          ...queries.agents(api),
          select: (all: readonly Agent[]) => all.map(agentRow),
        }) as unknown as ReadQuery<readonly AgentRow[]>,
      ['name', 'model'],
    ),
    remove: ({ api }, { id }) => api.deleteAgent(id),
    restore: ({ api }, { id }) => api.restoreAgent(id),
  },
  texts: {
    title: 'shell.title.agents',
    search: 'agents.list.search',
    empty: 'agents.list.empty',
    emptyDescription: 'agents.list.emptyDescription',
    noMatch: 'agents.list.noMatch',
    failed: 'agents.list.failed',
    deleted: 'agents.deleted',
  },
  sort: '-lastActive',
  lines: 2,
  columns: [
    { field: 'name', label: 'agents.list.agent', sort: true, Cell: AgentName, width: 260 },
    {
      field: 'status',
      label: 'agents.list.status',
      values: agentStatuses,
      words: (status) => `agents.status.${status}`,
      dots: agentDots,
      filter: 'agents.list.allStatuses',
      stack: 'end',
    },
    {
      id: 'success',
      label: 'agents.list.success',
      kind: 'number',
      value: ({ stats }) => stats.successRate,
      Cell: SuccessRate,
      stack: 'short',
    },
    {
      field: 'runs',
      label: 'agents.list.runs',
      kind: 'number',
      sort: 'descending',
      stack: 'short',
    },
    {
      id: 'points',
      label: 'agents.list.points',
      kind: 'number',
      value: ({ stats }) => stats.pointsPerRun && Math.round(stats.pointsPerRun * 10) / 10,
      Cell: PointsPerRun,
      stack: 'short',
    },
    {
      field: 'lastActive',
      label: 'agents.list.lastActive',
      kind: 'moment',
      sort: 'descending',
      Cell: LastActive,
      stack: 'hidden',
    },
  ],
  filters: [
    {
      field: 'type',
      label: 'agents.list.type',
      all: 'agents.list.allTypes',
      values: agentTypes,
      words: (type: AgentType) => `agents.type.${type}`,
    },
  ],
  param: 'agent',
  Detail: AgentDetail,
  beside: true,
  actions: setStatus,
  removal: { rows: 'several' },
  Tools: ImportAgent,
  Empty: FirstAgent,
};

/** Leads to the form of an agent, or takes one from a file. */
function FirstAgent() {
  const intl = useIntl();
  return (
    <>
      <ButtonLink variant="primary" href={`${paths.agents}?tab=create`}>
        {intl.formatMessage({ id: 'agents.tab.create' })}
      </ButtonLink>{' '}
      <ImportAgent />
    </>
  );
}

function AgentName({ row: { agent }, name }: { row: AgentRow; name: ReactNode }) {
  const intl = useIntl();
  const modelName = useModelName();
  return (
    <Identity
      media={<AgentTile type={agent.type} size={28} atWork={agent.status === 'busy'} />}
      title={name}
      detail={intl.formatMessage(
        { id: 'agents.list.identity' },
        {
          type: intl.formatMessage({ id: `agents.type.${agent.type}` }),
          model: modelName(agent.settings.model),
        },
      )}
    />
  );
}

function SuccessRate({ row: { stats } }: { row: AgentRow }) {
  const { number } = useFormats();
  return stats.successRate === null ? noValue : number(stats.successRate, { style: 'percent' });
}

/** With as many decimals in every row, so that the figures of the column stand below each other. */
function PointsPerRun({ row: { stats } }: { row: AgentRow }) {
  const { number } = useFormats();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return stats.pointsPerRun === null ? noValue : number(stats.pointsPerRun, digits);
}

function LastActive({ row: { stats } }: { row: AgentRow }) {
  const { relative } = useFormats();
  return stats.lastActive === null ? noValue : relative(stats.lastActive);
}
