import type { MessageId } from '@constella/i18n';

/** The messages of the model test form. */
export const messages = {
  model: 'models.form.model.label',
  numberedModel: 'models.beside.model',
  addModel: 'models.beside.add',
  removeModel: 'models.beside.remove',
  prompt: 'models.form.prompt.label',
  systemPrompt: 'models.form.systemPrompt.label',
  showSystemPrompt: 'models.form.systemPrompt.show',
  hideSystemPrompt: 'models.form.systemPrompt.hide',
  temperature: 'models.beside.temperature',
  temperatureLeast: 'models.beside.temperature.least',
  temperatureMost: 'models.beside.temperature.most',
  maxTokens: 'models.beside.maxTokens',
} as const satisfies Record<string, MessageId>;

/**
 * The prompts the form starts with, in the reader's language; in English as the contract has it.
 */
export const defaultMessages = {
  prompt: 'models.form.prompt.default',
  systemPrompt: 'models.form.systemPrompt.default',
} as const satisfies Record<string, MessageId>;

/** The text of the button, for one model and for several. */
export const submitMessages = {
  one: { submit: 'models.form.test.submit', busy: 'models.form.test.busy' },
  several: { submit: 'models.beside.ask', busy: 'models.beside.asking' },
} as const satisfies Record<string, Record<string, MessageId>>;

/** Said when a test fails. */
export const failure = {
  title: 'errors.modelTest.title',
  fallback: 'errors.modelTest.fallback',
} as const satisfies Record<string, MessageId>;
