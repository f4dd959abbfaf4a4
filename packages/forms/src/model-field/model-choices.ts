import { otherProviderGroup, providerGroup, type Model } from '@constella/api-client';
import { useIntl, type IntlShape } from '@constella/i18n/react';
import { useMemo } from 'react';

import { modelFacts } from './model-facts.js';

/** The list of the picker: models in their provider's group, groups in order of appearance. */
export interface ModelChoices {
  options: { value: string; label: string; group: string; detail?: string }[];
  groups: { id: string; label: string }[];
}

/**
 * The choices of a catalogue. A chosen model that is no longer in it stays in the list under its
 * id: an agent made with it can still be looked at and saved.
 */
export function modelChoices(
  models: readonly Model[],
  chosen: string,
  intl: IntlShape,
): ModelChoices {
  const gone = chosen !== '' && models.length > 0 && !models.some(({ id }) => id === chosen);
  const options = [
    ...models.map((model) => {
      // Of the built-in model there is nothing to compare.
      const detail = model.offline
        ? intl.formatMessage({ id: 'models.form.offline' })
        : modelFacts(model, intl);
      return {
        value: model.id,
        label: model.name || model.id,
        group: providerGroup(model),
        ...(detail && { detail }),
      };
    }),
    ...(gone ? [{ value: chosen, label: chosen, group: otherProviderGroup }] : []),
  ];
  const groups = [...new Set(options.map(({ group }) => group))].map((id) => ({
    id,
    label:
      id === otherProviderGroup ? intl.formatMessage({ id: 'models.form.group.other' }) : named(id),
  }));
  return { options, groups };
}

const names: Record<string, string> = {
  openai: 'OpenAI',
  'meta-llama': 'Meta Llama',
  mistralai: 'Mistral AI',
  deepseek: 'DeepSeek',
  'x-ai': 'xAI',
};

// Provider names are proper names: known ones as their owners write them, others capitalized.
const named = (provider: string): string =>
  names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);

/** {@link modelChoices} in the active language. */
export function useModelChoices(models: readonly Model[], chosen: string): ModelChoices {
  const intl = useIntl();
  return useMemo(() => modelChoices(models, chosen, intl), [models, chosen, intl]);
}
