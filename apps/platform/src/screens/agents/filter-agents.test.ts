import {
  agentStatuses,
  agentTypes,
  readAgent,
  type AgentFigures,
  type AgentType,
} from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { agentRow, filterAgents, readAgentView, type AgentRow } from './filter-agents';

const row = (
  id: number,
  over: {
    name?: string;
    type?: AgentType;
    status?: string;
    model?: string;
    figures?: AgentFigures;
  } = {},
): AgentRow =>
  agentRow(
    readAgent({
      id,
      name: over.name ?? `Agent ${id}`,
      type: over.type ?? 'processor',
      status: over.status ?? 'idle',
      settings: { model: over.model ?? 'openai/gpt-4.1' },
      figures: over.figures,
      createdAt: `2026-01-0${id}T09:00:00.000Z`,
    }),
  );
const view = (query: string) => readAgentView(new URLSearchParams(query));
const ids = (rows: AgentRow[]) => rows.map(({ agent }) => agent.id);

describe('the list of agents', () => {
  it('shows the latest first', () => {
    expect(ids(filterAgents([row(1), row(3), row(2)], view(''), 'en'))).toEqual([3, 2, 1]);
  });

  it('sorts by what the server says of the runs', () => {
    const ran = (runs: number, day: number): AgentFigures => ({
      runs,
      successRate: 1,
      pointsPerRun: 2,
      lastActive: `2026-02-0${day}T09:00:00.000Z`,
    });
    const rows = [row(1, { figures: ran(3, 1) }), row(2), row(3, { figures: ran(2, 2) })];
    expect(ids(filterAgents(rows, view('sort=runs'), 'en'))).toEqual([1, 3, 2]);
    expect(ids(filterAgents(rows, view('sort=lastActive'), 'en'))).toEqual([3, 1, 2]);
  });

  it.each(agentTypes)('filters by type %s', (type) => {
    const rows = agentTypes.map((known, index) => row(index + 1, { type: known }));
    expect(filterAgents(rows, view(`type=${type}`), 'en').map((found) => found.agent.type)).toEqual(
      [type],
    );
  });

  it.each(agentStatuses)('filters by status %s', (status) => {
    const rows = agentStatuses.map((known, index) => row(index + 1, { status: known }));
    expect(
      filterAgents(rows, view(`status=${status}`), 'en').map((found) => found.agent.status),
    ).toEqual([status]);
  });

  it('searches name and model', () => {
    const rows = [
      row(1, { name: 'Contract reader' }),
      row(2, { model: 'anthropic/claude-sonnet-4' }),
    ];
    expect(ids(filterAgents(rows, view('q=SONNET'), 'en'))).toEqual([2]);
    expect(ids(filterAgents(rows, view('q=contract'), 'en'))).toEqual([1]);
  });

  it('sorts by name in the language of the reader', () => {
    const rows = [row(1, { name: 'Örn' }), row(2, { name: 'Zeta' })];
    expect(ids(filterAgents(rows, view('sort=name&order=asc'), 'de'))).toEqual([1, 2]);
  });

  it.each(['type=x', 'status=x', 'sort=x'])('falls back for %s', (query) => {
    expect(view(query)).toEqual(view(''));
  });
});
