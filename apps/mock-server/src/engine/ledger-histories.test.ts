import fc from 'fast-check';
import { expect, it } from 'vitest';

import { textsFor } from '../language/texts.js';
import { Refusal } from '../refusal.js';
import { MemoryStore } from '../store/memory-store.js';
import { TestClock } from '../testing/test-server.js';
import { hold, openAccount, pointsOf, post, reserve, returnHeld, settle } from './ledger.js';

/** 300 with the other tests, 10,000 by `npm run ledger`. */
const histories = Number(process.env['LEDGER_HISTORIES'] ?? 300);
const userId = 1;

/** What can happen to points, in any order. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), points: fc.integer({ min: 0, max: 160 }) }),
  fc.record({
    kind: fc.constant('settle' as const),
    which: fc.nat(8),
    used: fc.integer({ min: -5, max: 200 }),
  }),
  fc.record({ kind: fc.constant('spend' as const), points: fc.integer({ min: 0, max: 120 }) }),
  fc.record({ kind: fc.constant('buy' as const), points: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('full' as const), points: fc.integer({ min: 1, max: 50 }) }),
  fc.constant({ kind: 'crash' as const }),
);

it(`over ${histories} histories the balance is the sum of its rows and never below zero`, async () => {
  const texts = await textsFor('en');
  const line = { description: 'x', source: 'test', texts };
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (history) => {
      const clock = new TestClock();
      let full = false;
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
      };
      for (const event of history) {
        try {
          await store.write(() => {
            if (event.kind === 'hold')
              held.push(hold(books, userId, { ...line, points: event.points }));
            else if (event.kind === 'settle')
              settle(books, held[event.which % Math.max(held.length, 1)], event.used, texts);
            else if (event.kind === 'spend')
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
          expect(store.all('point_reservations')).toEqual([]);
        }
        check();
      }
    }),
    { numRuns: histories },
  );
});
