import { accountDefaults } from '@constella/api-client';
import { accountBodySchema } from '@constella/api-client/contract';
import type { z } from 'zod';

/** A change of the profile that names every field: what the form shows is what is kept. */
export const accountSchema = accountBodySchema.required();

/** The fields of the profile form; an empty name or address is removed. */
export type AccountValues = z.input<typeof accountSchema>;

/** What is sent. */
export type AccountSubmission = z.output<typeof accountSchema>;

/** What a profile starts with. */
export const accountFormDefaults: AccountValues = {
  fullName: '',
  email: '',
  region: accountDefaults.region,
  language: accountDefaults.language,
};
