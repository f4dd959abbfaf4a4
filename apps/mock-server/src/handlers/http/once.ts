import type { Route } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { CallInput, Reply, ServerContext, SignedIn } from './context.js';
import { failure, json } from './respond.js';

/** An answer is given again for a day (milliseconds). */
const lifetime = 24 * 60 * 60 * 1_000;
/** Keys that can be sent in a header without being changed on the way. */
const keyPattern = /^[\u0021-\u007e]{1,200}$/;

type Input = Pick<CallInput, 'request' | 'url' | 'texts'> & {
  readonly body: unknown;
  readonly signedIn: SignedIn | undefined;
};
type Remember = CallInput['remember'];

interface Underway {
  readonly fingerprint: string;
  readonly ended: Promise<unknown>;
}

/** The requests of each store that are being carried out. */
const underway = new WeakMap<Store, Map<string, Underway>>();

/**
 * Carries a call out, once for every `Idempotency-Key` where its route says so: whoever sends the
 * same again is given the first answer, also while the first is still being carried out.
 *
 * @throws {Refusal} 422 for a key that was used for something else, or is none.
 */
export async function once(
  context: ServerContext,
  route: Route,
  input: Input,
  perform: (remember: Remember) => Promise<Reply> | Reply,
): Promise<Reply> {
  const key = input.request.headers.get('idempotency-key');
  if (!route.once || !input.signedIn || key === null) return perform(() => undefined);
  if (!keyPattern.test(key)) throw new Refusal(422, 'server.request.keyInvalid');
  const { store, secrets } = context;
  const userId = input.signedIn.user.id;
  const token = `${userId} ${key}`;
  const said = JSON.stringify(input.body ?? null);
  const { pathname, search } = input.url;
  const fingerprint = await secrets.digestToken(
    `${input.request.method} ${pathname}${search} ${said}`,
  );
  let here = underway.get(store);
  if (!here) underway.set(store, (here = new Map()));
  for (;;) {
    const kept = store.findBy('idempotency_keys', 'token', token);
    const fresh = kept && Date.parse(kept.expiresAt) > context.clock.now() ? kept : undefined;
    const present = fresh ?? here.get(token);
    if (present && present.fingerprint !== fingerprint)
      throw new Refusal(422, 'server.request.keyReused');
    if (fresh) return again(fresh);
    const first = here.get(token);
    if (!first) break;
    // When the first one came to nothing, this one is carried out in its place.
    await first.ended;
  }
  const work = carryOut(context, { userId, token, fingerprint, texts: input.texts }, perform);
  here.set(token, { fingerprint, ended: work.catch(() => undefined) });
  try {
    return await work;
  } finally {
    here.delete(token);
  }
}

async function carryOut(
  context: ServerContext,
  kept: { userId: number; token: string; fingerprint: string } & Pick<Input, 'texts'>,
  perform: (remember: Remember) => Promise<Reply> | Reply,
): Promise<Reply> {
  const { store, clock } = context;
  const { texts, ...key } = kept;
  let remembered = false;
  const remember: Remember = ({ status = 200, body = null }) => {
    forgetOld(store, key.userId, clock.now(), key.token);
    store.insert('idempotency_keys', {
      ...key,
      status,
      body: JSON.stringify(body),
      expiresAt: instant(clock.now() + lifetime),
      createdAt: instant(clock.now()),
    });
    remembered = true;
  };
  let reply: Reply;
  try {
    reply = await perform(remember);
  } catch (error) {
    // A refusal is an answer. A failure is none, and "too many" may pass.
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    const response = failure(error, texts, context.log);
    const body = (await response.clone().json()) as unknown;
    await store.write(() => remember({ status: response.status, body }));
    return response;
  }
  if (!remembered && !(reply instanceof Response)) {
    const answer = reply;
    await store.write(() => remember(answer));
  }
  return reply;
}

function forgetOld(store: Store, userId: number, now: number, token: string): void {
  for (const { id, expiresAt, token: other } of store.rowsBy('idempotency_keys', 'userId', userId))
    if (other === token || Date.parse(expiresAt) <= now) store.remove('idempotency_keys', id);
}

const again = ({ status, body }: { status: number; body: string }): Response =>
  json(JSON.parse(body), status, { 'idempotency-replayed': 'true' });
