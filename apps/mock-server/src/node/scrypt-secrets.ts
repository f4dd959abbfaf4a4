import {
  createHash,
  randomBytes,
  randomUUID,
  scrypt,
  timingSafeEqual,
  type ScryptOptions,
} from 'node:crypto';

import type { Secrets } from '../handlers/http/secrets.js';
import { FairQueue } from './fair-queue.js';

/** The cost of one hash; stored with it, so that it can be raised later. */
interface Cost {
  /** Base-2 logarithm of N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt that needs 32 MB at a time. */
const recommendedCost: Cost = { logN: 15, r: 8, p: 3 };
const hashBytes = 32;
/** Hashes made at the same time: they share the threads that also write the data file. */
const atOnce = 2;
/** About 20 seconds of work in all, and no more than an office signs in with at once. */
const waiting = { sender: 24, all: 120 };

/** Passwords by scrypt, tokens of 256 random bits stored as SHA-256. */
export function createScryptSecrets(cost: Cost = recommendedCost): Secrets {
  const queue = new FairQueue({ atOnce, waiting, kinds: ['check', 'make'] });
  return {
    async hashPassword(password, { address = '', signal } = {}) {
      const salt = randomBytes(16);
      const task = { kind: 'make', sender: address, signal } as const;
      return format(cost, salt, await queue.run(task, () => derive(password, salt, cost)));
    },
    async verifyPassword(password, stored, { address = '', signal } = {}) {
      const parsed = stored === undefined ? undefined : parse(stored);
      // For a name nobody has the same work is done, so that the time tells nothing.
      const { used, salt, expected } = parsed ?? {
        used: cost,
        salt: Buffer.alloc(16),
        expected: Buffer.alloc(hashBytes),
      };
      const task = { kind: 'check', sender: address, signal } as const;
      const actual = await queue.run(task, () => derive(password, salt, used));
      return timingSafeEqual(actual, expected) && parsed !== undefined;
    },
    randomToken: () => randomBytes(32).toString('base64url'),
    randomId: () => randomUUID(),
    digestToken: (token) => Promise.resolve(createHash('sha256').update(token).digest('base64url')),
  };
}

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((done, fail) => {
    // The same password typed on another keyboard may be composed differently.
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}

const format = ({ logN, r, p }: Cost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

function parse(stored: string): { used: Cost; salt: Buffer; expected: Buffer } | undefined {
  const [kind, logN, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  if (kind !== 'scrypt' || expected.length !== hashBytes) return undefined;
  const used = { logN: Number(logN), r: Number(r), p: Number(p) };
  // A hash in a data file must not be able to claim any amount of memory.
  if (!(used.logN >= 1 && used.logN <= 20 && used.r === 8 && used.p >= 1 && used.p <= 16))
    return undefined;
  return { used, salt: Buffer.from(salt, 'base64url'), expected };
}
