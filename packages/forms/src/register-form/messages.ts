import type { MessageId } from '@constella/i18n';

/** The messages of the registration form. */
export const messages = {
  username: 'auth.form.username.label',
  usernameHint: 'auth.form.username.description',
  fullName: 'auth.form.fullName.label',
  email: 'auth.form.email.label',
  password: 'auth.form.password.label',
  confirmPassword: 'auth.form.confirmPassword.label',
  submit: 'auth.form.register.submit',
} as const satisfies Record<string, MessageId>;

/** Said when registering fails. */
export const failure = {
  title: 'errors.register.title',
  fallback: 'errors.register.fallback',
} as const satisfies Record<string, MessageId>;
