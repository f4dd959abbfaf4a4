import type { MessageId } from '@constella/i18n';

/** The messages of the form that sets a password by a link. */
export const messages = {
  new: 'auth.reset.new.label',
  repeat: 'auth.reset.repeat.label',
  submit: 'auth.reset.submit',
} as const satisfies Record<string, MessageId>;

/** Said when the password cannot be set. */
export const failure = {
  title: 'auth.reset.failed',
  fallback: 'auth.reset.fallback',
} as const satisfies Record<string, MessageId>;
