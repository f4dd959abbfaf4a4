import type { MessageId } from '@constella/i18n';

/** What the model test form says. */
export const messages = {
  prompt: 'models.form.prompt.label',
  systemPrompt: 'models.form.systemPrompt.label',
  showSystemPrompt: 'models.form.systemPrompt.show',
  hideSystemPrompt: 'models.form.systemPrompt.hide',
  submit: 'models.form.test.submit',
  busy: 'models.form.test.busy',
} as const satisfies Record<string, MessageId>;

/** Said when a test fails. */
export const failure = {
  title: 'errors.modelTest.title',
  fallback: 'errors.modelTest.fallback',
} as const satisfies Record<string, MessageId>;
