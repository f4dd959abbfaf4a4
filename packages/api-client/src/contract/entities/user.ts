import * as z from 'zod';

import { bounds, usernamePattern } from '../bounds.js';
import { isCommonPassword } from '../common-passwords.js';
import { languages, regions, userRoles } from '../enums.js';
import { emailOrEmpty, idSchema, instantSchema, missingOr, oneOf, text } from '../fields.js';
import type { ValidationMessageId } from '../messages.js';

/** A user as anyone may see themselves: never a password, a token or a payment id. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
  role: oneOf(userRoles),
  region: z.string(),
  language: z.string(),
  avatarUrl: z.string().nullish(),
  verified: z.boolean().optional(),
  lastLogin: instantSchema.nullish(),
  createdAt: instantSchema,
});
/** A user, without session facts. */
export type User = z.infer<typeof userSchema>;

/** The user plus optional session info: a session id, or a nested object with an id. */
export const sessionUserSchema = userSchema.extend({
  sessionId: z.string().optional(),
  sessionInfo: z.object({ id: z.string() }).optional(),
  hasPassword: z
    .boolean()
    .describe('Whether it signs in with a password, or elsewhere alone.')
    .optional(),
});
/** The signed-in user. */
export type SessionUser = z.infer<typeof sessionUserSchema>;

const ownPassword = (missing: ValidationMessageId) =>
  z
    .string({ error: missingOr(missing) })
    .min(1, missing)
    .max(bounds.password.max, 'validation.generic.maxLength');

/** Name and password. Further bounds belong to registration: an old account must still get in. */
export const loginBodySchema = z.strictObject({
  username: text({ max: bounds.username.max }, 'validation.auth.usernameRequired'),
  password: ownPassword('validation.auth.passwordRequired'),
});
/** The fields that can be sent to sign in. */
export type LoginBody = z.input<typeof loginBodySchema>;

/** A password somebody chooses: long enough, not one character over and over, and none of the first tried. */
export const newPasswordSchema = z
  .string({ error: missingOr('validation.auth.newPasswordRequired') })
  .min(1, 'validation.auth.newPasswordRequired')
  .min(bounds.password.min, 'validation.generic.minLength')
  .max(bounds.password.max, 'validation.generic.maxLength')
  .refine(
    (password) => new Set(password).size >= bounds.password.distinct && !isCommonPassword(password),
    { error: 'validation.generic.weakPassword' },
  );

/** The fields of a registration, for a form that adds its own. */
export const registerFields = {
  username: text({ max: bounds.username.max }, 'validation.auth.usernameRequired')
    .min(bounds.username.min, 'validation.generic.minLength')
    .regex(usernamePattern, 'validation.auth.usernamePattern'),
  password: newPasswordSchema,
  email: emailOrEmpty(bounds.email).optional(),
  fullName: z
    .string({ error: missingOr('validation.generic.required') })
    .trim()
    .max(bounds.fullName.max, 'validation.generic.maxLength')
    .optional(),
};

/** A registration. Unknown fields are refused, so a role, an id or a balance cannot be sent. */
export const registerBodySchema = z.strictObject(registerFields).refine(passwordIsNotName, {
  path: ['password'],
  error: 'validation.generic.weakPassword',
});
/** The fields that can be sent to register. */
export type RegisterBody = z.input<typeof registerBodySchema>;

/**
 * The rule a form that extends {@link registerFields} repeats: the password is not made of the
 * username or the e-mail address, that is, what is added to them would not do by itself.
 */
export function passwordIsNotName({
  username,
  email,
  password,
}: {
  username: string;
  email?: string | null | undefined;
  password: string;
}): boolean {
  const plain = password.toLowerCase();
  const address = (email ?? '').trim().toLowerCase();
  const names = [username.trim().toLowerCase(), address, address.split('@')[0] ?? ''];
  return names.every(
    (name) =>
      name === '' ||
      (plain !== name &&
        (!plain.includes(name) || plain.length - name.length >= bounds.password.min)),
  );
}

/** A change of the own profile; what is absent stays, an empty e-mail or name is removed. */
export const accountBodySchema = z
  .strictObject({
    fullName: z
      .string({ error: missingOr('validation.generic.required') })
      .trim()
      .max(bounds.fullName.max, 'validation.generic.maxLength')
      .nullable(),
    email: emailOrEmpty(bounds.email).nullable(),
    region: oneOf(regions),
    language: oneOf(languages),
    currentPassword: ownPassword('validation.auth.currentPasswordRequired').describe(
      'Goes with another e-mail address, of an account that has a password.',
    ),
  })
  .partial();
/** The fields that can be sent to change one's own profile. */
export type AccountBody = z.input<typeof accountBodySchema>;

/** A change of password. A wrong `currentPassword` is answered on that field. */
export const passwordBodySchema = z.strictObject({
  currentPassword: ownPassword('validation.auth.currentPasswordRequired'),
  newPassword: newPasswordSchema,
});
/** The fields that can be sent to change the password. */
export type PasswordBody = z.input<typeof passwordBodySchema>;
