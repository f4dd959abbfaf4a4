import type { ComboboxGroup, ComboboxOption } from './options.js';

// What the stories offer.

export const groups: ComboboxGroup[] = [
  { id: 'anthropic', label: 'Anthropic' },
  { id: 'mistral', label: 'Mistral' },
  { id: 'perplexity', label: 'Perplexity' },
];

export const models: ComboboxOption[] = [
  {
    value: 'claude-sonnet-4',
    label: 'Claude Sonnet 4',
    group: 'anthropic',
    detail: '200k · 3 pts',
  },
  {
    value: 'claude-sonnet-37',
    label: 'Claude Sonnet 3.7',
    group: 'anthropic',
    detail: '200k · 3 pts',
  },
  { value: 'claude-opus-4', label: 'Claude Opus 4', group: 'anthropic', detail: '200k · 9 pts' },
  { value: 'mistral-large', label: 'Mistral Large', group: 'mistral', detail: '128k · 2 pts' },
  { value: 'sonar-large', label: 'Sonar Large', group: 'perplexity', detail: '128k · 2 pts' },
  { value: 'sonar-small', label: 'Sonar Small', group: 'perplexity', detail: '128k · 1 pt' },
];

export const thousandGroups: ComboboxGroup[] = Array.from({ length: 20 }, (_, index) => ({
  id: `provider-${index}`,
  label: `Provider ${index + 1}`,
}));

export const thousand: ComboboxOption[] = Array.from({ length: 1000 }, (_, index) => ({
  value: `model ${index}`,
  label: `Model ${String(index + 1).padStart(4, '0')}`,
  group: `provider-${Math.floor(index / 50)}`,
  detail: `${8 * (1 + (index % 32))}k`,
}));
