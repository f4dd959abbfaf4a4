import { forgotPasswordBodySchema } from '@constella/api-client/contract';
import type { z } from 'zod';

/** Asking for a reset link asks for nothing the contract does not. */
export const forgotPasswordSchema = forgotPasswordBodySchema;

/** The fields of the form that asks for a reset link. */
export type ForgotPasswordValues = z.input<typeof forgotPasswordSchema>;

/** The values that form starts with. */
export const forgotPasswordDefaults: ForgotPasswordValues = { email: '' };
