import { instant, type Clock } from '../base/clock.js';
import type { Store } from '../store/store.js';
import type { Mailer } from './mailer.js';

const day = 24 * 60 * 60 * 1_000;
/** Limits of the outbox: a week, and never more than so many. */
export const outboxLimits = { age: 7 * day, mails: 1_000 } as const;

interface OutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  /**
   * Takes one line for each mail, with its link: for the developer who reads the log of their own
   * machine. Left out, no part of a mail leaves the outbox.
   */
  readonly announce?: ((line: string) => void) | undefined;
}

/** A mailer whose mails stay in the table `outbox`, where tests and whoever delivers them find them. */
export function createOutbox({ store, clock, announce }: OutboxOptions): Mailer {
  return {
    queue({ link, ...mail }) {
      makeRoom(store, clock.now());
      const row = store.insert('outbox', { ...mail, createdAt: instant(clock.now()) });
      return { row, link };
    },
    send({ row, link }) {
      announce?.(`Mail to ${row.to}: ${row.subject} ${link}`);
    },
  };
}

/** The oldest go first; ids ascend with time. */
function makeRoom(store: Store, now: number): void {
  const mails = store.all('outbox');
  const surplus = mails.length + 1 - outboxLimits.mails;
  const old = mails.filter(
    ({ createdAt }, at) => at < surplus || now - Date.parse(createdAt) > outboxLimits.age,
  );
  for (const { id } of old) store.remove('outbox', id);
}
