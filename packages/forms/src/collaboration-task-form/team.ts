import type { AgentType, ShownAgentStatus, Specialization } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { bounds } from '@constella/api-client';

/** An agent as the collaboration form needs it. */
export interface TeamAgent {
  id: number;
  name: string;
  type: AgentType;
  specialization?: Specialization;
  /** Shown where it is not idle; who is offline cannot take part. @default 'idle' */
  status?: ShownAgentStatus;
}

/** A run leaves out who is offline. */
export const canTakePart = ({ status }: TeamAgent): boolean =>
  status !== 'offline' && status !== 'inactive';

/** Who may lead. */
export const coordinatorsOf = (agents: readonly TeamAgent[]): TeamAgent[] =>
  agents.filter((agent) => agent.type === 'coordinator' && canTakePart(agent));

/** Why no collaboration is possible with these agents; undefined when one is. */
export function missingForTeam(agents: readonly TeamAgent[]): MessageId | undefined {
  if (agents.filter(canTakePart).length < bounds.taskAgents.min)
    return 'tasks.form.needAgents.hint';
  if (coordinatorsOf(agents).length === 0) return 'tasks.form.needCoordinator.hint';
  return undefined;
}
