import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clampPage, pageCountOf, pageSlots, rangeOf } from './page-slots.js';

const shown = (page: number, count: number, neighbours = 1) =>
  pageSlots(page, count, neighbours)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ');

describe('pageSlots', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [6, 11, '1 … 5 6 7 … 11'],
    [500_000, 1_000_000, '1 … 499999 500000 500001 … 1000000'],
  ])('page %s of %s', (page, count, slots) => {
    expect(shown(page, count)).toBe(slots);
  });

  test('takes more neighbours', () => {
    expect(shown(10, 20, 2)).toBe('1 … 8 9 10 11 12 … 20');
  });

  test('always as many slots, the current page once, in order', () => {
    assert(
      property(integer({ min: 8, max: 500 }), nat(), nat(2), (count, seed, more) => {
        const page = 1 + (seed % count);
        const slots = pageSlots(page, count, more);
        const pages = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));
        expect(slots).toHaveLength(Math.min(count, 2 * more + 5));
        expect(pages.filter((number) => number === page)).toHaveLength(1);
        expect(pages).toEqual(pages.toSorted((a, b) => a - b));
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
      }),
    );
  });
});

describe('numbers nobody can count with', () => {
  test.each([
    [0, 20, 1],
    [Number.NaN, 20, 1],
    [-4, 20, 1],
    [41, 20, 3],
    [41, 0, 41],
    [41, Number.NaN, 41],
  ])('%s things by %s', (total, size, pages) => {
    expect(pageCountOf(total, size)).toBe(pages);
  });

  test('a page that is not there is the nearest', () => {
    expect([
      clampPage(Number.NaN, 5),
      clampPage(-1, 5),
      clampPage(9, 5),
      clampPage(2.7, 5),
    ]).toEqual([1, 1, 5, 2]);
  });

  test('range', () => {
    expect(rangeOf(3, 41, 20)).toEqual({ first: 41, last: 41, total: 41 });
    expect(rangeOf(1, Number.NaN, 20)).toEqual({ first: 0, last: 0, total: 0 });
  });
});
