import { refuseField } from '../../base/refusal.js';
import { askerOf, beginAttempt } from './attempts.js';
import type { CallInput, ServerContext } from '../http/context.js';

/**
 * Has whoever is signed in show that the account is theirs; guesses are counted as at sign-in.
 *
 * @param field - where the password stands in the body
 * @throws {Refusal} 422 on the field, 429 after too many guesses
 */
export async function checkOwnPassword(
  input: Pick<CallInput<'changePassword'>, 'request' | 'connection' | 'signedIn'>,
  { secrets, throttle }: Pick<ServerContext, 'secrets' | 'throttle'>,
  field: string,
  given: string | undefined,
): Promise<void> {
  if (!given) throw refuseField(field, 'validation.auth.passwordRequired');
  const { username, password } = input.signedIn.user;
  const done = beginAttempt({ throttle }, input.connection, username);
  if (!(await secrets.verifyPassword(given, password, askerOf(input))))
    throw refuseField(field, 'server.password.wrong');
  done();
}
