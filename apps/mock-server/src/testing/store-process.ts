import { writeSync } from 'node:fs';

import { openFileStore } from '../store/file-store.js';
import { emptyState } from '../store/memory-store.js';

// A process that does nothing but write to a store and say what it was promised, to be killed at it.
// Arguments: the data file, bytes of journal between two checkpoints, milliseconds between backups.

/** Synchronous: what is said here was said, whenever the process ends. */
const say = (line: string) => writeSync(1, `${line}\n`);

const [path = '', checkpointAfter, backupEvery] = process.argv.slice(2);
say('opening');
const store = await openFileStore(path, () => Promise.resolve(emptyState()), {
  checkpointAfter: checkpointAfter ? Number(checkpointAfter) : undefined,
  backupEvery: backupEvery ? Number(backupEvery) : undefined,
});
say('open');

const at = '2026-03-10T12:00:00.000Z';
const points =
  store.findBy('user_points', 'userId', '1') ??
  store.insert('user_points', { userId: 1, lastUpdated: at, createdAt: at });

/** One row more in the ledger, and its balance in another table: both or none. */
async function book(): Promise<void> {
  const { balance } = await store.write(() => {
    const next = (store.find('user_points', points.id)?.currentBalance ?? 0) + 1;
    store.update('user_points', points.id, { currentBalance: next });
    return store.insert('point_transactions', {
      userId: 1,
      type: 'earn',
      amount: 1,
      balance: next,
      description: 'x'.repeat(200),
      source: 'durability',
      createdAt: at,
    });
  });
  say(`booked ${balance}`);
}

const writers = 4;
await Promise.all(
  Array.from({ length: writers }, async () => {
    for (;;) await book();
  }),
);
