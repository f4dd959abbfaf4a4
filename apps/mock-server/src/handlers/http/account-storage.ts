import { accountLimits, unlimited } from '@constella/api-client/contract';

import { tierOf } from '../../money/membership.js';
import type { Clock } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import { serverRecords } from '../../store/server-records.js';
import type { Store } from '../../store/store.js';
import { storedRecord, tableNames } from '../../store/tables.js';
import { ownRows } from '../../store/rows.js';

interface Held {
  rows: number;
  bytes: number;
  /** Writes since it was counted. */
  writes: number;
}

/** Writes after which what an account holds is counted anew: its runs write without asking. */
const countEvery = 200;
const megabyte = 1_000_000;

interface Surroundings {
  readonly store: Store;
  readonly clock: Clock;
}

/** How much every account holds, and whether more fits. */
export class AccountStorage {
  readonly #held = new Map<number, Held>();

  constructor(private readonly around: Surroundings) {}

  /**
   * Takes room for what a request brings.
   *
   * @throws {Refusal} 507 when the membership allows no more of it.
   */
  take(userId: number, body: unknown, rows: 0 | 1): void {
    const limit = accountLimits[this.#tier(userId)];
    const size = JSON.stringify(body)?.length ?? 0;
    const missing = (held: Held) =>
      exceeds(held.rows + rows, limit.rows)
        ? 'rows'
        : exceeds(held.bytes + size, limit.bytes)
          ? 'bytes'
          : undefined;
    let held = this.#held.get(userId);
    // What was deleted since it was counted has made room again.
    if (!held || held.writes >= countEvery || missing(held)) held = this.#count(userId);
    const what = missing(held);
    if (what === 'rows')
      throw new Refusal(507, 'server.room.rows', { values: { limit: limit.rows } });
    if (what === 'bytes')
      throw new Refusal(507, 'server.room.bytes', { values: { limit: limit.bytes / megabyte } });
    held.rows += rows;
    held.bytes += size;
    held.writes += 1;
  }

  /** @throws {Refusal} 409 when as many runs wait as the membership allows. */
  checkPending(userId: number): void {
    const limit = accountLimits[this.#tier(userId)].pending;
    const runs = this.around.store.rowsBy('tasks', 'userId', userId);
    const waiting = runs.filter(({ status }) => status === 'pending').length;
    if (exceeds(waiting + 1, limit))
      throw new Refusal(409, 'server.room.pending', { values: { limit } });
  }

  #tier(userId: number) {
    return tierOf(this.around.store, userId, this.around.clock.now());
  }

  #count(userId: number): Held {
    const held: Held = { rows: 0, bytes: 0, writes: 0 };
    for (const table of tableNames) {
      const rows = ownRows(this.around.store, storedRecord(table), userId);
      // What the server keeps of an account is no entry, but takes room as well.
      if (!(table in serverRecords)) held.rows += rows.length;
      for (const row of rows) held.bytes += JSON.stringify(row).length;
    }
    this.#held.set(userId, held);
    return held;
  }
}

const exceeds = (amount: number, limit: number): boolean => limit !== unlimited && amount > limit;
