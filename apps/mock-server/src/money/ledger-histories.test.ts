import { array, assert, asyncProperty, constant, integer, nat, oneof, record } from 'fast-check';
import { expect, it } from 'vitest';

import { textsFor } from '../base/language/texts.js';
import { Refusal } from '../base/refusal.js';
import { MemoryStore } from '../store/memory-store.js';
import { TestClock } from '../testing/test-server.js';
import { hold, openAccount, pointsOf, post, reserve, returnHeld, settle } from './ledger.js';

/** 300 with the other tests, 10,000 by `npm run ledger`. */
const histories = Number(process.env['LEDGER_HISTORIES'] ?? 300);
const userId = 1;

/** Events that can happen to points, in any order. */
const happening = oneof(
  record({ kind: constant('hold' as const), points: integer({ min: 0, max: 160 }) }),
  record({
    kind: constant('settle' as const),
    which: nat(8),
    used: integer({ min: -5, max: 200 }),
  }),
  record({ kind: constant('spend' as const), points: integer({ min: 0, max: 120 }) }),
  record({ kind: constant('buy' as const), points: integer({ min: 1, max: 500 }) }),
  record({ kind: constant('wait' as const), days: integer({ min: 1, max: 90 }) }),
  record({ kind: constant('full' as const), points: integer({ min: 1, max: 50 }) }),
  constant({ kind: 'crash' as const }),
);

it(`over ${histories} histories the balance is the sum of its rows and never below zero`, async () => {
  const texts = await textsFor('en');
  const line = { description: 'x', source: 'test', texts };
  await assert(
    asyncProperty(array(happening, { maxLength: 40 }), async (history) => {
      const clock = new TestClock();
      let full = false;
      let [owed, returned, left] = [0, 0, 0];
      const store = new MemoryStore(undefined, () =>
        full ? Promise.reject(new Error('full')) : Promise.resolve(),
      );
      const books = { store, clock };
      await store.write(() => openAccount(books, userId, 'free', 'Monthly points'));
      const held: (number | undefined)[] = [];
      const check = () => {
        const rows = store.rowsBy('point_transactions', 'userId', userId);
        let balance = 0;
        for (const row of rows) {
          balance += row.amount;
          expect(row.balance).toBe(balance);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(pointsOf(store, userId)).toMatchObject({ currentBalance: balance });
        expect(
          pointsOf(store, userId)!.lifetimeEarned - pointsOf(store, userId)!.lifetimeSpent,
        ).toBe(balance);
        // What was not used comes back, never more than was held; a crash leaves nothing held.
        expect([returned, left]).toEqual([owed, 0]);
      };
      for (const event of history) {
        try {
          await store.write(() => {
            if (event.kind === 'hold')
              held.push(hold(books, userId, { ...line, points: event.points }));
            else if (event.kind === 'settle') {
              const id = held[event.which % Math.max(held.length, 1)];
              const points = store.find('point_reservations', id ?? 0)?.points ?? 0;
              const before = pointsOf(store, userId)!.currentBalance;
              settle(books, id, event.used, texts);
              owed += points - Math.min(Math.max(event.used, 0), points);
              returned += pointsOf(store, userId)!.currentBalance - before;
            } else if (event.kind === 'spend')
              reserve(books, userId, { ...line, points: event.points });
            else if (event.kind === 'buy')
              post(books, userId, {
                type: 'earn',
                amount: event.points,
                description: 'x',
                source: 'shop',
              });
            else if (event.kind === 'wait') clock.pass(event.days * 86_400_000);
            else if (event.kind === 'full') {
              full = true;
              reserve(books, userId, { ...line, points: event.points });
            }
          });
        } catch (error) {
          // Too few points, or a disk that is full: either way nothing has happened.
          if (!(error instanceof Refusal) && event.kind !== 'full') throw error;
        }
        full = false;
        if (event.kind === 'crash') {
          await returnHeld(books);
          left += store.all('point_reservations').length;
        }
        check();
      }
    }),
    { numRuns: histories },
  );
});
