import type { RunAgent, Task } from '@constella/api-client';

import type { RunState } from '../../runs/run-state';

/** A contribution of one's own agent to the question. */
export interface Contribution {
  key: string;
  agent: RunAgent;
  text: string;
}

/** Contributions of one's own agents to the question, in the order they came. */
export function contributionsOf(
  { agents, agentsInvolved }: Pick<Task, 'agents' | 'agentsInvolved'>,
  { entries }: Pick<RunState, 'entries'>,
): Contribution[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'message' || entry.from === null) return [];
    const agent = agentsInvolved.includes(entry.from)
      ? agents?.find(({ id }) => id === entry.from)
      : undefined;
    return agent ? [{ key: entry.key, agent, text: entry.text }] : [];
  });
}
