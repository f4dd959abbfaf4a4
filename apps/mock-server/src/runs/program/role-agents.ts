import {
  agentDefaults,
  assistantAgentRoles,
  type AgentType,
  type AssistantAgentRole,
} from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import type { PurposeModels } from '../../models/purposes.js';
import type { TeamMember } from '../../store/tables.js';

/** Ids of the platform's own agents begin here; no serial id gets that far. */
const firstId = 2 ** 40;

const types: Record<AssistantAgentRole, AgentType> = {
  coordinator: 'coordinator',
  domain_expert: 'processor',
  researcher: 'processor',
  planner: 'processor',
  evaluator: 'processor',
  implementer: 'executor',
};

/** Whether an agent is the platform's own: it has a part in runs, but no row. */
export const isBuiltIn = (agentId: number): boolean => agentId >= firstId;

/** The id of the platform's agent for a role. */
export const roleAgentId = (role: AssistantAgentRole): number =>
  firstId + assistantAgentRoles.indexOf(role);

/** The platform's agent for a role. */
export function roleAgent(
  role: AssistantAgentRole,
  models: PurposeModels,
  texts: Texts,
): TeamMember {
  return {
    id: roleAgentId(role),
    name: texts.say(`server.role.${role}`),
    type: types[role],
    settings: {
      ...agentDefaults,
      capabilities: [...agentDefaults.capabilities],
      model: models.careful,
      // Assistants promise the same form every time; a little variety is enough.
      temperature: 0.3,
      // Room for a result in JSON.
      maxTokens: 4_000,
    },
    models,
  };
}
