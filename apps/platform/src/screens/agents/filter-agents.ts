import {
  agentStatuses,
  agentTypes,
  type Agent,
  type AgentFigures,
  type AgentType,
} from '@constella/api-client';

export const agentSorts = ['name', 'runs', 'lastActive'] as const;
export type AgentSort = (typeof agentSorts)[number];

/** What the address says about the list. */
export interface AgentView {
  search: string;
  type: AgentType | 'all';
  status: (typeof agentStatuses)[number] | 'all';
  sort: AgentSort;
  descending: boolean;
}

/** Reads the list's view from the address; what it does not know falls back. */
export function readAgentView(params: URLSearchParams): AgentView {
  const one = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(key));
  const sort = one('sort', agentSorts) ?? 'lastActive';
  return {
    search: params.get('q') ?? '',
    type: one('type', agentTypes) ?? 'all',
    status: one('status', agentStatuses) ?? 'all',
    sort,
    descending: params.get('order') !== 'asc',
  };
}

/** An agent with its figures. */
export interface AgentRow {
  agent: Agent;
  stats: AgentFigures;
}

/** An agent as the list shows it; one that was just made has no runs. */
export const agentRow = (agent: Agent): AgentRow => ({
  agent,
  stats: agent.figures ?? { runs: 0, successRate: null, pointsPerRun: null, lastActive: null },
});

const compare: Record<AgentSort, (a: AgentRow, b: AgentRow, locale: string) => number> = {
  name: (a, b, locale) => a.agent.name.localeCompare(b.agent.name, locale),
  runs: (a, b) => a.stats.runs - b.stats.runs,
  // An agent without runs was last touched when it was made.
  lastActive: (a, b) =>
    Date.parse(a.stats.lastActive ?? a.agent.createdAt) -
    Date.parse(b.stats.lastActive ?? b.agent.createdAt),
};

/** The agents a view shows, in its order. */
export function filterAgents(
  rows: readonly AgentRow[],
  view: AgentView,
  locale: string,
): AgentRow[] {
  const needle = view.search.trim().toLocaleLowerCase(locale);
  const direction = view.descending ? -1 : 1;
  return rows
    .filter(
      ({ agent }) =>
        (view.type === 'all' || agent.type === view.type) &&
        (view.status === 'all' || agent.status === view.status) &&
        `${agent.name}\n${agent.settings.model}`.toLocaleLowerCase(locale).includes(needle),
    )
    .toSorted((a, b) => direction * compare[view.sort](a, b, locale) || a.agent.id - b.agent.id);
}
