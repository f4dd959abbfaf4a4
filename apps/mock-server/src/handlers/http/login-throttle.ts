import type { Clock } from '../../base/clock.js';

/** Attempts allowed in a window, per key. */
interface Allowance {
  attempts: number;
  /** Milliseconds. */
  window: number;
}

/** Counted scopes: one account from one address, all of an address, one account from anywhere. */
type Scope = 'account' | 'address' | 'everywhere';
type Allowances = Partial<Record<Scope, Allowance>>;

const minute = 60_000;

/**
 * Wrong passwords. The limit from anywhere is far above the one from an address, so that nobody
 * locks a member out by guessing, and half of what NIST SP 800-63B allows in a row.
 */
export const loginAllowances = {
  account: { attempts: 5, window: 15 * minute },
  address: { attempts: 100, window: 15 * minute },
  everywhere: { attempts: 50, window: 60 * minute },
} as const satisfies Allowances;

/** Mails sent on request: nobody's mailbox is to be filled, and no list of addresses tried out. */
export const mailAllowances = {
  account: { attempts: 3, window: 15 * minute },
  address: { attempts: 20, window: 15 * minute },
} as const satisfies Allowances;

/** External sign-ins begun; each is remembered on the server until it comes back. */
export const externalAllowances = {
  address: { attempts: 60, window: 15 * minute },
} as const satisfies Allowances;

/**
 * Registrations, refused ones too: each costs a hash and comes with points, and a refusal says
 * that a name or an address is in use. A class or an office behind one address still gets in.
 */
export const registerAllowances = {
  address: { attempts: 40, window: 60 * minute },
} as const satisfies Allowances;

const kinds = {
  login: loginAllowances,
  mail: mailAllowances,
  external: externalAllowances,
  register: registerAllowances,
} as const satisfies Record<string, Allowances>;
type Kind = keyof typeof kinds | 'write';

/** Keys remembered at once in each count: a flood of names must not fill the memory. */
const capacity = 10_000;

/**
 * Slows down guessing. An attempt counts when it begins, so that many at once count too, and is
 * forgiven when the password was right. One that is refused counts nowhere and leaves no trace.
 */
export class LoginThrottle {
  readonly #counters = new Map<string, Counters>();
  readonly #allowances: Record<Kind, Allowances>;

  /** @param writesPerMinute - of one account; each costs a sync of the disk, whatever becomes of it */
  constructor(
    private readonly clock: Clock,
    writesPerMinute = Infinity,
  ) {
    const write = { everywhere: { attempts: writesPerMinute, window: minute } };
    this.#allowances = { ...kinds, write };
  }

  /** Seconds to wait before the next attempt, or 0 and the attempt is counted. */
  begin(name: string, address: string, kind: Kind = 'login'): number {
    const counted = this.#countersOf(name, address, kind);
    const wait = Math.max(...counted.map(({ counters, key }) => counters.wait(key)));
    if (wait > 0) return wait;
    for (const { counters, key } of counted) counters.add(key);
    return 0;
  }

  /** The password was right: the account's attempts are forgotten, the address gets one back. */
  forgive(name: string, address: string): void {
    for (const { scope, counters, key } of this.#countersOf(name, address, 'login'))
      if (scope === 'address') counters.giveBack(key);
      else counters.forget(key);
  }

  #countersOf(name: string, address: string, kind: Kind) {
    const network = networkOf(address);
    const keys = { account: `${network} ${name}`, address: network, everywhere: name };
    return Object.entries(this.#allowances[kind]).map(([scope, allowance]: [string, Allowance]) => {
      const id = `${kind} ${scope}`;
      let counters = this.#counters.get(id);
      if (!counters) this.#counters.set(id, (counters = new Counters(allowance, this.clock)));
      return { scope, counters, key: keys[scope as Scope] };
    });
  }
}

/** Counts attempts by key. What has run out goes first, then what was tried least, never what is at its limit. */
class Counters {
  /** In the order of their ends: all have the same window, and a key that begins anew moves back. */
  readonly #counts = new Map<string, { attempts: number; until: number }>();

  constructor(
    private readonly allowance: Allowance,
    private readonly clock: Clock,
  ) {}

  /** Seconds until the next attempt. */
  wait(key: string): number {
    const now = this.clock.now();
    this.#dropOver(now);
    const count = this.#counts.get(key);
    const full = !count && this.#counts.size >= capacity && this.#least() === undefined;
    const [oldest] = this.#counts.values();
    const holder = full ? oldest : count;
    const mayTry = !holder || (!full && holder.attempts < this.allowance.attempts);
    return mayTry ? 0 : Math.ceil((holder.until - now) / 1_000);
  }

  add(key: string): void {
    const count = this.#counts.get(key);
    if (count) {
      count.attempts += 1;
      return;
    }
    const least = this.#counts.size >= capacity ? this.#least() : undefined;
    if (least !== undefined) this.#counts.delete(least);
    this.#counts.set(key, { attempts: 1, until: this.clock.now() + this.allowance.window });
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  giveBack(key: string): void {
    const count = this.#counts.get(key);
    if (count) count.attempts = Math.max(0, count.attempts - 1);
  }

  #dropOver(now: number): void {
    for (const [key, { until }] of this.#counts) {
      if (until > now) return;
      this.#counts.delete(key);
    }
  }

  /** The key with the fewest attempts that is not at its limit. */
  #least(): string | undefined {
    let least: string | undefined;
    let fewest = this.allowance.attempts;
    for (const [key, { attempts }] of this.#counts) {
      if (attempts >= fewest) continue;
      least = key;
      fewest = attempts;
      // None has less than one that counts at all.
      if (fewest <= 1) break;
    }
    return least;
  }
}

/** The part of an address one household or server has: an IPv6 network holds 2^64 addresses. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
