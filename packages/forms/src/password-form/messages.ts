import type { MessageId } from '@constella/i18n';

/** The messages of the password form. */
export const messages = {
  current: 'account.password.current.label',
  new: 'account.password.new.label',
  newHint: 'account.password.new.description',
  repeat: 'account.password.repeat.label',
  submit: 'account.password.submit',
} as const satisfies Record<string, MessageId>;

/** Said when the password cannot be changed. */
export const failure = {
  title: 'account.password.failed',
  fallback: 'account.password.fallback',
} as const satisfies Record<string, MessageId>;
