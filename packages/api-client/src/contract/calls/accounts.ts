import * as z from 'zod';

import {
  accountExportSchema,
  accountSessionSchema,
  deleteAccountBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  verifyEmailBodySchema,
} from '../entities/account.js';
import {
  accountBodySchema,
  loginBodySchema,
  passwordBodySchema,
  registerBodySchema,
  sessionUserSchema,
  userSchema,
} from '../entities/user.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Sign-in');

/** A name and password that hold every rule. */
const credentials = { username: 'ada', password: 'correct-horse-9' };

/** The calls of signing in and of the own account. */
export const accountCalls = {
  user: defineCall('GET /api/user', {
    summary: 'The signed-in user',
    answer: sessionUserSchema,
  }),
  login: defineCall('POST /api/login', {
    summary: 'Sign in with a name and a password',
    // Who signs in is shown by whoever asked, when its screen is ready.
    changes: [],
    auth: 'none',
    body: loginBodySchema,
    answer: sessionUserSchema,
    refusals: [401, 429],
    sample: credentials,
  }),
  register: defineCall('POST /api/register', {
    summary: 'Open an account and sign in',
    changes: [],
    auth: 'none',
    body: registerBodySchema,
    answer: sessionUserSchema,
    status: 201,
    refusals: [409, 429],
    sample: { ...credentials, email: 'ada@example.com', fullName: 'Ada Lovelace' },
  }),
  logout: defineCall('POST /api/logout', { summary: 'End the session', changes: [], auth: 'none' }),
  externalSignIn: defineCall('GET /api/auth/google', {
    summary: 'Go to the identity provider; the browser navigates here',
    auth: 'none',
    navigation: true,
    refusals: [404],
  }),
  externalSignInDone: defineCall('GET /api/auth/google/callback', {
    summary: 'Back from the identity provider; the browser navigates here',
    auth: 'none',
    navigation: true,
    refusals: [404],
  }),
  /** Has a reset link sent, if an account has this address; the answer does not say whether one has. */
  forgotPassword: defineCall('POST /api/auth/forgot-password', {
    summary: 'Have a link for a new password sent; known or not, the answer is the same',
    changes: [],
    auth: 'none',
    body: forgotPasswordBodySchema,
    refusals: [429],
    sample: { email: 'ada@example.com' },
  }),
  /** Sets a password by the link of a mail; every session of the account ends. */
  resetPassword: defineCall('POST /api/auth/reset-password', {
    summary: 'Set a new password with the token of the link',
    changes: [],
    auth: 'none',
    body: resetPasswordBodySchema,
    refusals: [429],
    sample: { newPassword: 'battery-staple-7' },
  }),
  /** Confirms an address by the link of a mail. */
  verifyEmail: defineCall('POST /api/auth/verify-email', {
    summary: 'Confirm the address with the token of the link',
    changes: ['user'],
    auth: 'none',
    body: verifyEmailBodySchema,
    refusals: [429],
  }),
  /** Changes the given profile fields. */
  updateAccount: defineCall('PATCH /api/user', {
    summary: 'Change the own profile; another e-mail address wants the password',
    changes: [],
    keeps: 'user',
    body: accountBodySchema,
    answer: userSchema,
    refusals: [409, 429],
    sample: {
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      currentPassword: 'correct-horse-9',
    },
  }),
  /** Ends every other session of the account. */
  changePassword: defineCall('POST /api/user/password', {
    summary: 'Change the own password',
    changes: ['sessions'],
    body: passwordBodySchema,
    refusals: [429],
    sample: { currentPassword: 'correct-horse-9', newPassword: 'battery-staple-7' },
  }),
  /** Sends the mail that confirms the address again; the link before it stops working. */
  resendVerification: defineCall('POST /api/user/verification', {
    summary: 'Have the link that confirms the address sent again',
    // Refused, it was confirmed elsewhere.
    changes: ['user'],
    refusals: [409, 429],
  }),
  /** The sign-ins of this account that have not ended, the one seen last first. */
  sessions: defineCall('GET /api/user/sessions', {
    summary: 'The own sessions',
    answer: z.array(accountSessionSchema),
  }),
  /** 404 for a session of somebody else. */
  endSession: defineCall('DELETE /api/user/sessions/{id}', {
    summary: 'End one of the own sessions',
    changes: ['sessions'],
    id: 'text',
  }),
  /** Ends every session but the one that asks. */
  endOtherSessions: defineCall('DELETE /api/user/sessions', {
    summary: 'End all own sessions but this one',
    changes: ['sessions'],
  }),
  /** Everything the account owns. */
  exportAccount: defineCall('GET /api/user/export', {
    summary: 'Everything that is stored about the own account',
    answer: accountExportSchema,
  }),
  /**
   * Removes the account and everything it owns. No DELETE: the confirmation is a body, which a DELETE
   * may lose on its way (RFC 9110, 9.3.5).
   */
  deleteAccount: defineCall('POST /api/user/deletion', {
    summary: 'Delete the own account and everything it owns',
    changes: [],
    body: deleteAccountBodySchema,
    refusals: [429],
  }),
};
