import { bounds } from '@constella/api-client';
import { isCommonPassword, passwordIsNotName } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';

/** One thing a password must have. */
export interface PasswordRule {
  message: MessageId;
  /** The value the message is filled with. */
  count?: number;
  /** Can be checked only where the username is known. */
  needsUsername?: true;
  isMet: (password: string, username: string, email?: string) => boolean;
}

/** The rules of the contract's `newPasswordSchema` and `passwordIsNotName`, one by one. */
export const passwordRules: readonly PasswordRule[] = [
  {
    message: 'auth.form.password.rule.length',
    count: bounds.password.min,
    isMet: (password) => password.length >= bounds.password.min,
  },
  {
    message: 'auth.form.password.rule.distinct',
    count: bounds.password.distinct,
    isMet: (password) => new Set(password).size >= bounds.password.distinct,
  },
  {
    message: 'auth.form.password.rule.uncommon',
    isMet: (password) => password !== '' && !isCommonPassword(password),
  },
  {
    message: 'auth.form.password.rule.notUsername',
    needsUsername: true,
    isMet: (password, username, email) =>
      password !== '' && passwordIsNotName({ username, email, password }),
  },
];

/** From refused to hard to guess. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
/** One of {@link passwordStrengths}. */
export type PasswordStrength = (typeof passwordStrengths)[number];

const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/**
 * How hard a password is to guess, as far as its own characters tell: bits of an alphabet of the
 * kinds used, counting each run of repeats once. A broken rule is always weak.
 */
export function passwordStrength(
  password: string,
  username: string,
  email?: string,
): PasswordStrength {
  if (!passwordRules.every((rule) => rule.isMet(password, username, email))) return 'weak';
  const alphabet = alphabets.reduce(
    (sum, [kind, size]) => (kind.test(password) ? sum + size : sum),
    0,
  );
  const characters = password.replaceAll(/(.)\1+/gsu, '$1').length;
  const bits = characters * Math.log2(alphabet);
  if (bits < 50) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
