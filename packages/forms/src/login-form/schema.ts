import { loginBodySchema } from '@constella/api-client/contract';
import type { z } from 'zod';

/** Signing in asks for nothing the contract does not. */
export const loginSchema = loginBodySchema;

/** The fields of the login form. */
export type LoginValues = z.input<typeof loginSchema>;

/** The values a login form starts with. */
export const loginDefaults: LoginValues = { username: '', password: '' };
