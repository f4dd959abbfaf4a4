import type { MessageId } from '@constella/i18n';

/** The messages of the profile form. */
export const messages = {
  username: 'account.form.username.label',
  usernameHint: 'account.form.username.description',
  fullName: 'account.form.fullName.label',
  email: 'account.form.email.label',
  currentPassword: 'account.password.current.label',
  currentPasswordHint: 'account.form.currentPassword.description',
  language: 'account.form.language.label',
  languageHint: 'account.form.language.description',
  region: 'account.form.region.label',
  regionHint: 'account.form.region.description',
  submit: 'account.form.save',
} as const satisfies Record<string, MessageId>;

/** Said when the profile cannot be saved. */
export const failure = {
  title: 'account.form.failed',
  fallback: 'account.form.fallback',
} as const satisfies Record<string, MessageId>;
