import type { AgentFields } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';

import { noValue } from '../../base/lists/no-value';
import { useModelName } from '../../assistants/shared/model-test/use-model-name';

/** Labels of an agent's fields in the form, in its order. */
export const fieldWords = {
  name: 'agents.form.name.label',
  type: 'agents.form.type.label',
  model: 'agents.detail.model',
  temperature: 'agents.form.temperature.label',
  maxTokens: 'agents.form.maxTokens.label',
  specialization: 'agents.form.specialization.label',
  capabilities: 'agents.form.capabilities.label',
  systemPrompt: 'agents.form.systemPrompt.label',
  allowFallback: 'agents.form.allowFallback.label',
  preferredProvider: 'agents.form.preferredProvider.label',
  memoryType: 'agents.form.memoryType.label',
  memoryDepth: 'agents.form.memoryDepth.label',
} as const satisfies Record<keyof AgentFields, string>;

/** A field of an agent. */
export type AgentField = keyof AgentFields;

/** The names of fields, in the form's order; a server may name more than this app knows. */
export function useFieldNames(): (fields: readonly string[]) => string[] {
  const intl = useIntl();
  return (fields) =>
    (Object.keys(fieldWords) as AgentField[])
      .filter((field) => fields.includes(field))
      .map((field) => intl.formatMessage({ id: fieldWords[field] }));
}

/** The value of a field, in words. */
export function useFieldText(): (agent: AgentFields, field: AgentField) => string {
  const intl = useIntl();
  const { number } = useFormats();
  const modelName = useModelName();
  const say = intl.formatMessage;
  return (agent, field) => {
    switch (field) {
      case 'type':
        return say({ id: `agents.type.${agent.type}` });
      case 'model':
        return modelName(agent.model);
      case 'temperature':
        return number(agent.temperature, { minimumFractionDigits: 2 });
      case 'maxTokens':
      case 'memoryDepth':
        return number(agent[field]);
      case 'specialization':
        return say({ id: `agents.specialization.${agent.specialization}` });
      case 'capabilities':
        return intl.formatList(
          agent.capabilities.map((capability) => say({ id: `agents.capability.${capability}` })),
          { type: 'unit' },
        );
      case 'allowFallback':
        return say({ id: agent.allowFallback ? 'agents.versions.on' : 'agents.versions.off' });
      case 'preferredProvider':
        return say({ id: `agents.provider.${agent.preferredProvider}` });
      case 'memoryType':
        return say({ id: `agents.memory.${agent.memoryType}` });
      case 'name':
      case 'systemPrompt':
        return agent[field] || noValue;
    }
  };
}
