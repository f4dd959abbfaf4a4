import type { Clock } from '../clock.js';

/** Attempts allowed in a window, per key. */
interface Allowance {
  attempts: number;
  /** Milliseconds. */
  window: number;
}

interface Allowances {
  /** For one account from one address. */
  account: Allowance;
  /** For all accounts from one address. */
  address: Allowance;
}

/** Wrong passwords. */
export const loginAllowances = {
  account: { attempts: 5, window: 15 * 60_000 },
  address: { attempts: 100, window: 15 * 60_000 },
} as const satisfies Allowances;

/** Mails sent on request: nobody's mailbox is to be filled, and no list of addresses tried out. */
export const mailAllowances = {
  account: { attempts: 3, window: 15 * 60_000 },
  address: { attempts: 20, window: 15 * 60_000 },
} as const satisfies Allowances;

/** External sign-ins begun; each is remembered on the server until it comes back. */
export const externalAllowances = {
  account: { attempts: 60, window: 15 * 60_000 },
  address: { attempts: 60, window: 15 * 60_000 },
} as const satisfies Allowances;

const kinds = { login: loginAllowances, mail: mailAllowances, external: externalAllowances };
type Kind = keyof typeof kinds;

/** Keys remembered at once: a flood of names must not fill the memory. */
const capacity = 10_000;

interface Count {
  attempts: number;
  until: number;
}

/**
 * Slows down guessing. An attempt counts when it begins, so that many at once count too, and is
 * forgiven when the password was right.
 */
export class LoginThrottle {
  readonly #counts = new Map<string, Count>();

  constructor(private readonly clock: Clock) {}

  /** Seconds to wait before the next attempt, or 0 and the attempt is counted. */
  begin(username: string, address: string, kind: Kind = 'login'): number {
    const counts = this.#countsOf(username, address, kind);
    const now = this.clock.now();
    const wait = Math.max(
      ...counts.map(({ count, allowance }) =>
        count.attempts < allowance.attempts ? 0 : Math.ceil((count.until - now) / 1_000),
      ),
    );
    if (wait > 0) return wait;
    for (const { count } of counts) count.attempts += 1;
    return 0;
  }

  /** The password was right: the account's attempts are forgotten, the address gets one back. */
  forgive(username: string, address: string): void {
    const [account, from] = this.#countsOf(username, address, 'login');
    account.count.attempts = 0;
    from.count.attempts = Math.max(0, from.count.attempts - 1);
  }

  #countsOf(username: string, address: string, kind: Kind) {
    const { account, address: from } = kinds[kind];
    return [
      { count: this.#count(`${kind} ${address} ${username}`, account), allowance: account },
      { count: this.#count(`${kind} ${address}`, from), allowance: from },
    ] as const;
  }

  #count(key: string, { window }: Allowance): Count {
    const now = this.clock.now();
    let count = this.#counts.get(key);
    if (!count || count.until <= now) {
      this.#counts.delete(key);
      count = { attempts: 0, until: now + window };
      this.#counts.set(key, count);
      // The oldest go first: a Map keeps the order of insertion.
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > capacity && oldest !== undefined) this.#counts.delete(oldest);
    }
    return count;
  }
}
