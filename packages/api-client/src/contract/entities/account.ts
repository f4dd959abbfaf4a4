import * as z from 'zod';

import { bounds } from '../bounds.js';
import { idSchema, instantSchema, missingOr } from '../fields.js';
import { loginBodySchema, newPasswordSchema, userSchema } from './user.js';

/** The secret of a link that came by mail. */
const linkToken = z
  .string({ error: missingOr('validation.generic.required') })
  .min(1, 'validation.generic.required')
  .max(bounds.linkToken.max, 'validation.generic.maxLength');

/** The address a reset link is asked for. */
export const forgotPasswordBodySchema = z.strictObject({
  email: z
    .string({ error: missingOr('validation.auth.emailRequired') })
    .trim()
    .min(1, 'validation.auth.emailRequired')
    .max(bounds.email.max, 'validation.generic.maxLength')
    .regex(z.regexes.email, 'validation.generic.email'),
});
/** The fields that can be sent to ask for a reset link. */
export type ForgotPasswordBody = z.input<typeof forgotPasswordBodySchema>;

/** A new password, by the link of a mail. The link says whose it is. */
export const resetPasswordBodySchema = z.strictObject({
  token: linkToken,
  newPassword: newPasswordSchema,
});
/** The fields that can be sent to set a new password by a link. */
export type ResetPasswordBody = z.input<typeof resetPasswordBodySchema>;

/** The link of a mail that confirms an address. */
export const verifyEmailBodySchema = z.strictObject({ token: linkToken });
/** The fields that can be sent to confirm an address. */
export type VerifyEmailBody = z.input<typeof verifyEmailBodySchema>;

/** One sign-in that has not ended: a browser on some device. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** Product names, as far as the browser tells them: `Firefox` on `Linux`. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  createdAt: instantSchema,
  /** To the hour. */
  lastSeenAt: instantSchema,
  expiresAt: instantSchema,
  /** The session that asks. */
  current: z.boolean(),
});
/** One sign-in of the own account. */
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Everything an account owns, by table. Passwords, tokens and keys are not in it. */
export const accountExportSchema = z.object({
  exportedAt: instantSchema,
  user: userSchema,
  records: z.record(
    z.string(),
    z.array(z.looseObject({ id: z.union([idSchema, z.string().min(1)]) })),
  ),
});
/** Everything an account owns. */
export type AccountExport = z.infer<typeof accountExportSchema>;

/**
 * The confirmation of a deletion: the password, or, for an account that has none because it signs
 * in elsewhere, its username as it is shown.
 */
export const deleteAccountBodySchema = z.strictObject({
  password: loginBodySchema.shape.password.optional(),
  username: loginBodySchema.shape.username.optional(),
});
/** The fields that can be sent to delete one's own account. */
export type DeleteAccountBody = z.input<typeof deleteAccountBodySchema>;
