import { expect, it } from 'vitest';

import { periodsAfter } from './forecast.js';

it.each([
  [
    ['2023', '2024', '2025'],
    ['2026', '2027'],
  ],
  [
    ['2021', '2023', '2025'],
    ['2027', '2029'],
  ],
  [
    ['2025-Q2', '2025-Q3', '2025-Q4'],
    ['2026-Q1', '2026-Q2'],
  ],
  [
    ['2025-10', '2025-11', '2025-12'],
    ['2026-01', '2026-02'],
  ],
  [
    ['2026-02-14', '2026-02-21', '2026-02-28'],
    ['2026-03-07', '2026-03-14'],
  ],
  // Not the same way apart, or of two kinds: nobody can say which comes next.
  [['2021', '2022', '2025'], []],
  [['2024', '2025', '2026-Q1'], []],
  [['2025'], []],
  [[], []],
])('after %j come %j', (known, next) => {
  expect(periodsAfter(known, 2)).toEqual(next);
});
