import { expect, it } from 'vitest';

import { cleanSpans } from './spans.js';

it('counts from the first start and never ends before it starts', () => {
  const { spans, total } = cleanSpans(
    [
      { name: '', start: 1100, end: 1400 },
      { name: 'first', start: 1000, end: 900, depth: -2 },
      { name: 'open', start: 1200, kind: 2 },
      { name: 'lost', start: Number.NaN, end: 1 },
    ],
    (n) => `Item ${n}`,
  );
  expect(total).toBe(400);
  expect(spans.map(({ name, from, to, open }) => [name, from, to, open])).toEqual([
    ['Item 1', 100, 400, false],
    ['first', 0, 0, false],
    ['open', 200, 400, true],
  ]);
  expect(cleanSpans([], String)).toEqual({ spans: [], total: 0 });
});
