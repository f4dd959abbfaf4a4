import type { RunStatus } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { agentFigures } from './agent-figures.js';

const run = (day: number, status: RunStatus, points?: number, agents = [1, 2]) => ({
  status,
  agentsInvolved: agents,
  usage: points === undefined ? null : { inputTokens: 1, outputTokens: 1, points },
  createdAt: `2026-01-0${day}T09:00:00.000Z`,
});

describe('the figures of an agent', () => {
  it('are nothing before the first run', () => {
    expect(agentFigures([])(1)).toEqual({
      runs: 0,
      successRate: null,
      pointsPerRun: null,
      lastActive: null,
    });
  });

  it('count the runs it took part in, each once, and know the newest', () => {
    const figures = agentFigures([
      run(3, 'running', undefined, [3, 1, 3]),
      run(1, 'completed', 4, [3]),
      run(2, 'completed', 4),
    ]);
    expect(figures(3)).toMatchObject({ runs: 2, lastActive: '2026-01-03T09:00:00.000Z' });
  });

  it('leave canceled and unfinished runs out of the rate', () => {
    const figures = agentFigures([
      run(1, 'completed', 6),
      run(2, 'failed', 0),
      run(3, 'canceled', 9),
      run(4, 'running'),
    ]);
    expect(figures(1)).toMatchObject({ runs: 4, successRate: 0.5, pointsPerRun: 3 });
  });
});
