import { passwordIsNotName, registerFields } from '@constella/api-client/contract';
import { z } from 'zod';

/** A registration plus the repeated password, which never leaves the form. */
export const registerSchema = z
  .object({
    username: registerFields.username,
    fullName: registerFields.fullName,
    email: registerFields.email,
    password: registerFields.password,
    confirmPassword: z.string().min(1, 'validation.auth.passwordRepeatRequired'),
  })
  .refine(passwordIsNotName, {
    path: ['password'],
    error: 'validation.generic.weakPassword',
    when: bothAreText('username', 'password'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'validation.auth.passwordMismatch',
    when: bothAreText('password', 'confirmPassword'),
  })
  .transform(({ confirmPassword: _repeated, ...registration }) => registration);

// A comparison is made while other fields are still wrong: people correct one thing at a time.
function bothAreText(one: string, other: string) {
  return ({ value }: { value: unknown }): boolean => {
    const values = value as Record<string, unknown>;
    return [values[one], values[other]].every((text) => typeof text === 'string' && text !== '');
  };
}

/** The fields of the registration form. */
export type RegisterValues = Required<z.input<typeof registerSchema>>;

/** The fields that are sent: everything but the repetition. */
export type Registration = z.output<typeof registerSchema>;

/** The values a registration form starts with. */
export const registerDefaults: RegisterValues = {
  username: '',
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
};
