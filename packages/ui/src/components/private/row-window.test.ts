import { expect, it } from 'vitest';

import { maxScrollHeight, offsetAt, scrollScale, scrollTopFor } from './row-window.js';

it('is the rows themselves while they fit into a scroll area', () => {
  const scale = scrollScale(1000, 37, 370);
  expect(scale.height).toBe(37_000);
  expect(offsetAt(scale, 500)).toBe(500);
  expect(offsetAt(scale, -20)).toBe(0);
});

it('reaches the last of a million rows', () => {
  const scale = scrollScale(1_000_000, 37, 370);
  expect(scale.height).toBe(maxScrollHeight);
  expect(offsetAt(scale, maxScrollHeight - 370)).toBeCloseTo(37_000_000 - 370);
  expect(scrollTopFor(scale, 0, 999_999, 37)).toBeCloseTo(maxScrollHeight - 370);
});

it('scrolls no further than it must', () => {
  const scale = scrollScale(1000, 37, 370);
  expect(scrollTopFor(scale, 0, 9, 37)).toBeUndefined();
  expect(scrollTopFor(scale, 0, 10, 37)).toBe(37);
  expect(scrollTopFor(scale, 400, 10, 37)).toBe(370);
});

it('stands still without rows', () => expect(offsetAt(scrollScale(0, 37, 0), 10)).toBe(10));
