import type { RunStatus, Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { agentStats } from './agent-stats';

const task = (id: number, status: RunStatus, points?: number, agents = [1, 2]): Task => ({
  id,
  userId: 2,
  title: `Task ${id}`,
  description: 'Compare the offers',
  status,
  result: null,
  duration: null,
  agentCount: agents.length,
  agentsInvolved: agents,
  coordinatorId: 1,
  metadata: { passThroughMode: false, maxIterations: 3, timeoutSeconds: 120 },
  usage: points === undefined ? null : { inputTokens: 1, outputTokens: 1, points },
  createdAt: `2026-01-0${id}T09:00:00.000Z`,
  completedAt: null,
});

describe('agent stats', () => {
  it('knows nothing before the first run', () => {
    expect(agentStats(1, [])).toEqual({
      runs: 0,
      successRate: null,
      pointsPerRun: null,
      lastActive: null,
      tasks: [],
    });
  });

  it('counts only runs the agent took part in, newest first', () => {
    const stats = agentStats(3, [
      task(1, 'completed', 4, [3]),
      task(2, 'completed', 4),
      task(3, 'running', undefined, [3, 1]),
    ]);
    expect(stats.tasks.map(({ id }) => id)).toEqual([3, 1]);
    expect(stats.lastActive).toBe('2026-01-03T09:00:00.000Z');
  });

  it('leaves canceled and unfinished runs out of the rate', () => {
    const stats = agentStats(1, [
      task(1, 'completed', 6),
      task(2, 'failed', 0),
      task(3, 'canceled'),
      task(4, 'running'),
    ]);
    expect(stats).toMatchObject({ runs: 4, successRate: 0.5, pointsPerRun: 3 });
  });
});
