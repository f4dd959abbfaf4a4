import type { RunAgent } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TeamMember } from '../../store/tables.js';
import { refuseField } from '../../base/refusal.js';

/** An agent as a run takes it along. */
export const memberOf = ({ id, name, type, settings }: RowOf<'agents'>): TeamMember => ({
  id,
  name,
  type,
  settings,
});

/** An agent as a run's row lists it. */
export const runAgentOf = ({ id, name, type, settings }: TeamMember): RunAgent => ({
  id,
  name,
  type,
  model: settings.model,
  expertise: [settings.specialization],
});

/** The agents a new run names. @throws {Refusal} 422 on the field that names a wrong one */
export function ownAgents(
  store: Store,
  userId: number,
  ids: readonly number[],
  field: string,
): RowOf<'agents'>[] {
  return ids.map((id) => {
    const agent = store.find('agents', id);
    if (agent?.userId !== userId)
      throw refuseField(field, 'server.task.unknownAgent', { values: { id } });
    return agent;
  });
}

/** The agents of a stored run as they are now. @throws {Refusal} 409 when one is gone */
export function presentAgents(
  store: Store,
  draft: { userId: number; agentsInvolved: readonly number[]; agents?: RunAgent[] | undefined },
): RowOf<'agents'>[] {
  return draft.agentsInvolved.map((id) => {
    const agent = store.find('agents', id);
    if (agent?.userId === draft.userId) return agent;
    const name = draft.agents?.find((known) => known.id === id)?.name ?? String(id);
    throw new Refusal(409, 'server.task.agentGone', { values: { name } });
  });
}
