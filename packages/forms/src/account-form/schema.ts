import { accountDefaults } from '@constella/api-client';
import { accountBodySchema } from '@constella/api-client/contract';
import * as z from 'zod';

/** The profile with every field, and the password another address asks for. */
const fields = accountBodySchema
  .required()
  .extend({ currentPassword: accountBodySchema.shape.currentPassword.or(z.literal('')) });

/** The fields of the profile form; an empty name or address is removed. */
export type AccountValues = z.input<typeof fields>;

/** The fields that are sent: what was changed, and the password with another address. */
export type AccountSubmission = Partial<z.output<typeof fields>>;

/** The values a profile starts with. */
export const accountFormDefaults: AccountValues = {
  fullName: '',
  email: '',
  region: accountDefaults.region,
  language: accountDefaults.language,
  currentPassword: '',
};

const isSame = (one: string | null, other: string | null) => (one ?? '') === (other ?? '');

/** Whether an address is another one than before, and not one written differently. */
export const isAnotherEmail = (one: string | null, before: string | null): boolean =>
  !isSame((one ?? '').trim().toLowerCase(), (before ?? '').toLowerCase());

/**
 * A change of the profile `before`: only what is another value goes out, so that a form left open
 * elsewhere puts nothing back. `hasPassword` says whether the account has one to ask for.
 */
export const accountSchema = (before: AccountValues, hasPassword: boolean) =>
  fields
    .refine(
      ({ email, currentPassword }) =>
        !hasPassword || !isAnotherEmail(email, before.email) || currentPassword,
      {
        path: ['currentPassword'],
        error: 'validation.auth.currentPasswordRequired',
        // Asked for while other fields are still wrong: people correct one thing at a time.
        when: () => true,
      },
    )
    .transform(({ currentPassword, ...values }): AccountSubmission => {
      const changed = Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) => !isSame(value, before[name as keyof typeof values]),
        ),
      );
      const proof =
        hasPassword && isAnotherEmail(values.email, before.email) ? { currentPassword } : {};
      return { ...changed, ...proof };
    });
