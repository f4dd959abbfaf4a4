import type { Task } from '@constella/api-client';

/** What an agent's runs add up to. */
export interface AgentStats {
  runs: number;
  /** 0..1 of the runs that ended by themselves; null before the first one. */
  successRate: number | null;
  /** Mean points of a finished run, whole team; null before the first one. */
  pointsPerRun: number | null;
  /** When its latest run was created, ISO; null without runs. */
  lastActive: string | null;
  /** Its runs, newest first. */
  tasks: readonly Task[];
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures shown for one agent, from the stored runs it took part in. */
export function agentStats(agentId: number, tasks: readonly Task[]): AgentStats {
  const own = tasks
    .filter((task) => task.agentsInvolved.includes(agentId))
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  // A canceled run says nothing about how well its agents work.
  const ended = own.filter(({ status }) => status === 'completed' || status === 'failed');
  const paid = ended.flatMap(({ usage }) => (usage ? [usage.points] : []));
  return {
    runs: own.length,
    successRate: mean(ended.map(({ status }) => (status === 'completed' ? 1 : 0))),
    pointsPerRun: mean(paid),
    lastActive: own[0]?.createdAt ?? null,
    tasks: own,
  };
}
