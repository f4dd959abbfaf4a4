import type { AgentType, Specialization } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { bounds } from '@constella/api-client';

/** An agent as the collaboration form needs it. */
export interface TeamAgent {
  id: number;
  name: string;
  type: AgentType;
  specialization?: Specialization;
}

/** Who may lead. */
export const coordinatorsOf = (agents: readonly TeamAgent[]): TeamAgent[] =>
  agents.filter(({ type }) => type === 'coordinator');

/** Why no collaboration is possible with these agents; undefined when one is. */
export function missingForTeam(agents: readonly TeamAgent[]): MessageId | undefined {
  if (agents.length < bounds.taskAgents.min) return 'tasks.form.needAgents.hint';
  if (coordinatorsOf(agents).length === 0) return 'tasks.form.needCoordinator.hint';
  return undefined;
}
