import { Refusal } from '../../base/refusal.js';
import { folded } from '../../store/tables.js';
import type { Connection, ServerContext } from '../http/context.js';
import type { Asker } from '../http/secrets.js';

/** @throws {Refusal} 429 with `Retry-After`, unless there is nothing to wait for. */
export function slowDown(
  seconds: number,
  message: `server.${'login' | 'request'}.throttled` = 'server.login.throttled',
): void {
  if (seconds > 0)
    throw new Refusal(429, message, {
      values: { minutes: Math.ceil(seconds / 60) },
      headers: { 'retry-after': String(seconds) },
    });
}

/** @returns what to call when the password was right. @throws {Refusal} 429 with `Retry-After`. */
export function beginAttempt(
  { throttle }: Pick<ServerContext, 'throttle'>,
  { address }: Connection,
  username: string,
): () => void {
  const name = folded(username);
  slowDown(throttle.begin(name, address));
  return () => throttle.forgive(name, address);
}

/** On whose behalf a password is hashed. */
export const askerOf = ({
  request,
  connection,
}: {
  readonly request: Request;
  readonly connection: Connection;
}): Asker => ({ address: connection.address, signal: request.signal });
