import { describe, expect, test } from 'vitest';

import { cleanBounds, clampSize, nextStop, sizeAt, sizeByKey } from './split-size.js';

const bounds = { min: 20, max: 80, collapsible: false };
const closable = { ...bounds, collapsible: true };

describe('cleanBounds', () => {
  test.each([
    [
      { min: Number.NaN, max: Number.NaN, collapsible: false },
      { min: 0, max: 100 },
    ],
    [
      { min: -5, max: 300, collapsible: false },
      { min: 0, max: 100 },
    ],
    [
      { min: 60, max: 20, collapsible: true },
      { min: 60, max: 60 },
    ],
  ])('%o', (given, cleaned) => {
    expect(cleanBounds(given)).toMatchObject(cleaned);
  });
});

test.each([
  [50, bounds, 50],
  [5, bounds, 20],
  [99, bounds, 80],
  [Number.NaN, bounds, 50],
  [9, closable, 0],
  [11, closable, 20],
])('clampSize(%s, %o)', (size, within, clamped) => {
  expect(clampSize(size, within)).toBe(clamped);
});

describe('sizeByKey', () => {
  test.each([
    ['ArrowRight', 'horizontal', 'ltr', 55],
    ['ArrowLeft', 'horizontal', 'ltr', 45],
    ['ArrowRight', 'horizontal', 'rtl', 45],
    ['ArrowLeft', 'horizontal', 'rtl', 55],
    ['ArrowDown', 'horizontal', 'ltr', undefined],
    ['ArrowDown', 'vertical', 'rtl', 55],
    ['ArrowUp', 'vertical', 'ltr', 45],
    ['ArrowRight', 'vertical', 'ltr', undefined],
    ['Home', 'horizontal', 'ltr', 20],
    ['End', 'horizontal', 'rtl', 80],
    ['a', 'horizontal', 'ltr', undefined],
  ] as const)('%s, %s, %s', (key, orientation, dir, size) => {
    expect(sizeByKey(key, 50, bounds, orientation, dir)).toBe(size);
  });

  test('stops at the bounds, or closes', () => {
    expect(sizeByKey('ArrowRight', 79, bounds, 'horizontal', 'ltr')).toBe(80);
    expect(sizeByKey('ArrowLeft', 20, bounds, 'horizontal', 'ltr')).toBe(20);
    expect(sizeByKey('ArrowLeft', 22, closable, 'horizontal', 'ltr')).toBe(20);
    expect(sizeByKey('ArrowLeft', 20, closable, 'horizontal', 'ltr')).toBe(0);
    expect(sizeByKey('ArrowRight', 0, closable, 'horizontal', 'ltr')).toBe(20);
  });
});

test('sizeAt follows the direction', () => {
  const box = { left: 100, right: 300, top: 0, width: 200, height: 400 };
  const pointer = { clientX: 150, clientY: 100 };
  expect(sizeAt(pointer, box, 'horizontal', 'ltr')).toBe(25);
  expect(sizeAt(pointer, box, 'horizontal', 'rtl')).toBe(75);
  expect(sizeAt(pointer, box, 'vertical', 'rtl')).toBe(25);
  expect(sizeAt(pointer, { ...box, width: 0 }, 'horizontal', 'ltr')).toBe(50);
});

test('nextStop', () => {
  expect([nextStop(50, 50, closable), nextStop(0, 50, closable)]).toEqual([0, 50]);
  expect([nextStop(33, 50, bounds), nextStop(50, 50, bounds), nextStop(80, 50, bounds)]).toEqual([
    50, 80, 20,
  ]);
});
