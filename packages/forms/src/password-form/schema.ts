import { passwordBodySchema } from '@constella/api-client/contract';
import * as z from 'zod';

/** A change of password plus the repetition, which never leaves the form. */
export const passwordSchema = passwordBodySchema
  .extend({ confirmPassword: z.string().min(1, 'validation.auth.passwordRepeatRequired') })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'validation.auth.passwordMismatch',
    // Compared while the current password is still missing: people correct one thing at a time.
    when: ({ value }) => {
      const { newPassword, confirmPassword } = value as Partial<Record<string, unknown>>;
      return newPassword !== '' && confirmPassword !== '';
    },
  })
  .transform(({ confirmPassword: _repeated, ...passwords }) => passwords);

/** The fields of the password form. */
export type PasswordValues = z.input<typeof passwordSchema>;

/** The fields that are sent: everything but the repetition. */
export type PasswordSubmission = z.output<typeof passwordSchema>;

/** The values a password form starts with. */
export const passwordDefaults: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};
