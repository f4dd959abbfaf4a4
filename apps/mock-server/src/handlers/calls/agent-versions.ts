import { bounds, type AgentFields } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { pastBound } from './past-bound.js';
import { nameOf } from './sharing.js';

type Agent = RowOf<'agents'>;

/** An agent as it would be submitted: what its versions keep. */
export const fieldsOf = ({ name, type, settings }: Agent): AgentFields => ({
  name,
  type,
  ...settings,
});

/** The fields in which two states of an agent differ; the order of capabilities says nothing. */
export function changedFields(before: AgentFields, after: AgentFields): string[] {
  const state = ({ capabilities, ...fields }: AgentFields): Record<string, unknown> => ({
    ...fields,
    capabilities: capabilities.toSorted((a, b) => (a < b ? -1 : 1)),
  });
  const [old, now] = [state(before), state(after)];
  return Object.keys({ ...old, ...now }).filter(
    (field) => comparable(old[field]) !== comparable(now[field]),
  );
}

const comparable = (value: unknown = ''): string => JSON.stringify(value);

/** Keeps an agent as it was created. Part of a `store.write`. */
export function keepFirst(store: Store, agent: Agent, owner: RowOf<'users'>): void {
  const { id: agentId, createdAt } = agent;
  store.insert('agent_versions', {
    agentId,
    number: 1,
    name: nameOf(owner),
    changed: [],
    agent: fieldsOf(agent),
    createdAt,
  });
}

interface Change {
  readonly fields: AgentFields;
  /** The version it is equal to. */
  readonly restored: number | null;
  readonly by: RowOf<'users'>;
  readonly at: string;
}

/**
 * Makes a new version of an agent, unless it would be the same as the present one. Part of a
 * `store.write`.
 */
export function keepChange(
  store: Store,
  agent: Agent,
  { fields, restored, by, at }: Change,
): Agent {
  const changed = changedFields(fieldsOf(agent), fields);
  if (changed.length === 0) return agent;
  // Agents of older data files have none.
  if (store.rowsBy('agent_versions', 'agentId', agent.id).length === 0) keepFirst(store, agent, by);
  const number = agent.version + 1;
  store.insert('agent_versions', {
    agentId: agent.id,
    number,
    name: nameOf(by),
    changed,
    restored,
    agent: fields,
    createdAt: at,
  });
  const versions = store.rowsBy('agent_versions', 'agentId', agent.id);
  for (const { id } of pastBound(versions, bounds.agentVersions.max))
    store.remove('agent_versions', id);
  const { name, type, ...settings } = fields;
  return store.update('agents', agent.id, { name, type, settings, version: number }) ?? agent;
}

/** @throws {Refusal} 404 */
export function agentVersion(store: Store, agentId: number, number: number): AgentFields {
  const found = store
    .rowsBy('agent_versions', 'agentId', agentId)
    .find((version) => version.number === number);
  if (!found) throw new Refusal(404, 'server.result.noVersion');
  return found.agent;
}
