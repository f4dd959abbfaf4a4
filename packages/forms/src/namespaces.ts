import type { Namespace } from '@constella/i18n';

/** The catalogues each form's words are in, for the screen that loads them. */
export const formNamespaces = {
  login: ['auth', 'errors', 'validation'],
  register: ['auth', 'errors', 'validation'],
  forgotPassword: ['auth', 'errors', 'validation'],
  resetPassword: ['auth', 'errors', 'validation'],
  account: ['account', 'errors', 'validation'],
  password: ['account', 'errors', 'validation'],
  agent: ['agents', 'models', 'errors', 'validation'],
  modelTest: ['models', 'errors', 'validation'],
  collaborationTask: ['tasks', 'agents', 'errors', 'validation'],
} as const satisfies Record<string, readonly Namespace[]>;
