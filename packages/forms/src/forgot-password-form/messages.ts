import type { MessageId } from '@constella/i18n';

/** The messages of the form that asks for a reset link. */
export const messages = {
  email: 'auth.form.email.label',
  submit: 'auth.forgot.submit',
} as const satisfies Record<string, MessageId>;

/** Said when no link could be asked for. */
export const failure = {
  title: 'auth.forgot.failed',
  fallback: 'auth.forgot.fallback',
} as const satisfies Record<string, MessageId>;
