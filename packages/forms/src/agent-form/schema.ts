import { agentBodySchema, agentDefaults } from '@constella/api-client/contract';
import type { z } from 'zod';

/** Creating an agent asks for nothing the contract does not. */
export const agentSchema = agentBodySchema;

/** The fields of the agent form: every one of them, defaults filled in. */
export type AgentValues = Required<z.input<typeof agentSchema>>;

/** A checked agent, ready to be sent. */
export type AgentSubmission = z.output<typeof agentSchema>;

/** The values a new agent's form starts with. The model is the picker's to preselect. */
export const agentFormDefaults: AgentValues = {
  name: '',
  model: '',
  systemPrompt: '',
  ...agentDefaults,
  capabilities: [...agentDefaults.capabilities],
};
