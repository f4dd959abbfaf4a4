import type { MessageId } from '@constella/i18n';

/** The messages of the login form. */
export const messages = {
  username: 'auth.form.username.label',
  password: 'auth.form.password.label',
  forgot: 'auth.form.login.forgot',
  submit: 'auth.form.login.submit',
  or: 'auth.form.or',
  google: 'auth.form.google',
} as const satisfies Record<string, MessageId>;

/** Said when signing in fails. */
export const failure = {
  title: 'errors.login.title',
  fallback: 'errors.login.fallback',
} as const satisfies Record<string, MessageId>;
