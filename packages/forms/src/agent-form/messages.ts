import type { MessageId } from '@constella/i18n';

import type { LayoutFormWords } from '../field/form-panel.js';

/** The messages of the agent form. */
export const messages = {
  identity: 'agents.form.identity.title',
  identityHint: 'agents.form.identity.description',
  name: 'agents.form.name.label',
  nameHint: 'agents.form.name.description',
  type: 'agents.form.type.label',
  specialization: 'agents.form.specialization.label',
  model: 'agents.form.model.section.title',
  modelHint: 'agents.form.model.section.description',
  preferredProvider: 'agents.form.preferredProvider.label',
  allowFallback: 'agents.form.allowFallback.label',
  allowFallbackHint: 'agents.form.allowFallback.description',
  behavior: 'agents.form.behavior.title',
  behaviorHint: 'agents.form.behavior.description',
  temperature: 'agents.form.temperature.label',
  temperatureLeast: 'agents.form.temperature.least',
  temperatureMost: 'agents.form.temperature.most',
  maxTokens: 'agents.form.maxTokens.label',
  systemPrompt: 'agents.form.systemPrompt.label',
  systemPromptCount: 'agents.form.systemPrompt.count',
  capabilities: 'agents.form.capabilities.label',
  capabilitiesHint: 'agents.form.capabilities.description',
  capabilitiesCount: 'agents.form.capabilities.count',
  memory: 'agents.form.memory.title',
  memoryHint: 'agents.form.memory.description',
  memoryType: 'agents.form.memoryType.label',
  memoryDepth: 'agents.form.memoryDepth.label',
  memoryDepthLeast: 'agents.form.memoryDepth.least',
} as const satisfies Record<string, MessageId>;

const words = {
  summary: 'agents.form.summary',
  draftSaved: 'agents.form.draftSaved',
  reset: 'agents.form.reset',
} as const;

/** The words around the fields of a new agent, and of one being changed. */
export const modeWords = {
  create: {
    ...words,
    submit: 'agents.form.create.submit',
    failure: { title: 'errors.agent.createFailed', fallback: 'errors.agent.createFailed' },
  },
  edit: {
    ...words,
    submit: 'agents.form.edit.submit',
    failure: { title: 'agents.form.updateFailed', fallback: 'agents.form.updateFailed' },
  },
} as const satisfies Record<string, LayoutFormWords>;
