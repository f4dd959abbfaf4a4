import { resetPasswordBodySchema } from '@constella/api-client/contract';
import { z } from 'zod';

/** A new password plus the repetition, which never leaves the form. The link says whose it is. */
export const resetPasswordSchema = z
  .object({
    newPassword: resetPasswordBodySchema.shape.newPassword,
    confirmPassword: z.string().min(1, 'validation.auth.passwordRepeatRequired'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'validation.auth.passwordMismatch',
    // Compared while the password itself is still too weak: people correct one thing at a time.
    when: ({ value }) => {
      const { newPassword, confirmPassword } = value as Partial<Record<string, unknown>>;
      return Boolean(newPassword) && Boolean(confirmPassword);
    },
  })
  .transform(({ newPassword }) => ({ newPassword }));

/** The fields of the form that sets a password by a link. */
export type ResetPasswordValues = z.input<typeof resetPasswordSchema>;

/** The fields that are sent: everything but the repetition. */
export type ResetPasswordSubmission = z.output<typeof resetPasswordSchema>;

/** The values that form starts with. */
export const resetPasswordDefaults: ResetPasswordValues = { newPassword: '', confirmPassword: '' };
