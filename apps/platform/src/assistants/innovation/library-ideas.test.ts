import type { Task } from '@constella/api-client';
import { expect, it } from 'vitest';

import { foundIdeas, storedIdeas } from './library-ideas';
import { sampleResult } from './sample';

const run = (id: number, result: unknown) =>
  ({ id, title: `Challenge ${id}`, createdAt: '2026-11-01T10:00:00.000Z', result }) as Task;
const stored = storedIdeas([
  run(1, null),
  run(2, { text: 'Not of this shape' }),
  run(3, sampleResult),
]);

it('holds the ideas of every run that has some, each with its place', () => {
  expect(stored.map(({ idea }) => idea.id)).toEqual(sampleResult.ideas.map(({ id }) => id));
  expect(new Set(stored.map(({ key }) => key)).size).toBe(stored.length);
  for (const { run: from, ranked } of stored) {
    expect(from.id).toBe(3);
    expect(ranked?.place).toBe('open');
  }
});

it.each([
  ['', sampleResult.ideas.length],
  ['challenge 3', sampleResult.ideas.length],
  ['PAPER   slips', 1],
  ['paper bench', 0],
])('“%s” finds %i', (search, count) => {
  expect(foundIdeas(stored, search, 'en')).toHaveLength(count);
});
