import type { AgentFigures } from '@constella/api-client/contract';

import type { RowOf } from '../../store/tables.js';

type Run = Pick<RowOf<'tasks'>, 'agentsInvolved' | 'status' | 'usage' | 'createdAt'>;

interface Sums {
  runs: number;
  ended: number;
  completed: number;
  paid: number;
  points: number;
  lastActive: string | null;
}

/** Reads all runs of a person once; says what those of each agent add up to. */
export function agentFigures(runs: readonly Run[]): (agentId: number) => AgentFigures {
  const sums = new Map<number, Sums>();
  for (const run of runs)
    for (const id of new Set(run.agentsInvolved)) {
      let sum = sums.get(id);
      if (!sum) sums.set(id, (sum = { ...nothing }));
      add(sum, run);
    }
  return (agentId) => {
    const { runs, ended, completed, paid, points, lastActive } = sums.get(agentId) ?? nothing;
    return {
      runs,
      successRate: ended === 0 ? null : completed / ended,
      pointsPerRun: paid === 0 ? null : points / paid,
      lastActive,
    };
  };
}

const nothing: Sums = { runs: 0, ended: 0, completed: 0, paid: 0, points: 0, lastActive: null };

function add(sum: Sums, { status, usage, createdAt }: Run): void {
  sum.runs += 1;
  if (sum.lastActive === null || Date.parse(createdAt) > Date.parse(sum.lastActive))
    sum.lastActive = createdAt;
  // A canceled run says nothing about how well its agents work.
  if (status !== 'completed' && status !== 'failed') return;
  sum.ended += 1;
  if (status === 'completed') sum.completed += 1;
  if (!usage) return;
  sum.paid += 1;
  sum.points += usage.points;
}
