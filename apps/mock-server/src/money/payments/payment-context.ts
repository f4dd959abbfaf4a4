import type { Clock } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { OneAtATime } from './one-at-a-time.js';
import { PaymentError, type Payments } from './payments.js';

/** The surroundings of billing. */
export interface PaymentContextOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly payments: Payments;
  /** The form in which a client secret is stored. */
  readonly digest: (secret: string) => Promise<string>;
  /** Takes one line; never a key, a secret or a name. */
  readonly log: (line: string) => void;
}

/** Seconds after which a provider that did not answer may be asked again. */
const pause = 30;
/** Lines said once that are remembered; enough for every mistake a person can make in a day. */
const remembered = 1_000;

/** The work of billing: one piece per member at a time, errors of the provider in words. */
export class PaymentContext {
  readonly #turns = new OneAtATime();
  readonly #said = new Set<string>();
  readonly #log: (line: string) => void;
  readonly store: Store;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly digest: (secret: string) => Promise<string>;

  constructor({ store, clock, payments, digest, log }: PaymentContextOptions) {
    this.store = store;
    this.clock = clock;
    this.payments = payments;
    this.digest = digest;
    this.#log = log;
  }

  /** Runs work for a member, after what else is going on for them. @throws {Refusal} */
  inTurn<T>(userId: number, work: (user: RowOf<'users'>) => Promise<T>): Promise<T> {
    return this.#turns.run(userId, async () => {
      const user = this.store.find('users', userId);
      // Deleted while it waited.
      if (!user) throw new Refusal(401, 'server.session.required');
      return this.asked(() => work(user));
    });
  }

  /** The provider's answer. @throws {Refusal} that says why it is not there. */
  async asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      if (error.kind === 'signature') {
        this.sayOnce(
          'A message to the payment webhook does not have the signature it should have.',
        );
        throw new Refusal(400, 'server.payment.badSignature');
      }
      this.#log(error.message);
      throw error.kind === 'unavailable'
        ? new Refusal(503, 'server.payment.unavailable', {
            headers: { 'retry-after': String(pause) },
          })
        : new Refusal(502, 'server.payment.setup');
    }
  }

  /** Work that is good to have but not needed: a failure is noted, and that is all. */
  async try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      this.#log(error.message);
    }
  }

  /** Logs a line unless it was logged before. */
  sayOnce(line: string): void {
    if (this.#said.has(line)) return;
    if (this.#said.size >= remembered) this.#said.clear();
    this.#said.add(line);
    this.#log(line);
  }
}
