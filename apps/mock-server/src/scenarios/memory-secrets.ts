import type { Secrets } from '../handlers/http/secrets.js';

/**
 * Secrets of a store that lives and dies in memory. Nothing is hashed, because nothing leaves:
 * a stored password is a number, and what it stands for is known to this closure alone.
 */
export function createMemorySecrets(seed = 1): Secrets {
  const passwords = new Map<string, string>();
  let tokens = 0;
  let ids = 0;
  return {
    hashPassword(password) {
      const ticket = `page-${passwords.size + 1}`;
      passwords.set(ticket, password);
      return Promise.resolve(ticket);
    },
    verifyPassword: (password, ticket) =>
      Promise.resolve(ticket !== undefined && passwords.get(ticket) === password),
    // The same in every run of a scenario: there is nobody to guess it.
    randomToken: () => `token-${seed}-${(tokens += 1)}`,
    randomId: () =>
      `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${(ids += 1).toString(16).padStart(12, '0')}`,
    digestToken: (token) => Promise.resolve(token),
  };
}
