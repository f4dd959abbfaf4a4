import type { Task } from '@constella/api-client';
import { expect, it } from 'vitest';

import { storedIdeas } from './library-ideas';
import { sampleResult } from './sample';

const run = (id: number, result: unknown) =>
  ({ id, title: `Challenge ${id}`, createdAt: '2026-11-01T10:00:00.000Z', result }) as Task;
const stored = storedIdeas([
  run(1, null),
  run(2, { text: 'Not of this shape' }),
  run(3, sampleResult),
]);

it('holds the ideas of every run that has some, each with its place', () => {
  expect(stored.map(({ id }) => id)).toEqual(sampleResult.ideas.map(({ id }) => `3 ${id}`));
  for (const { run: from, challenge, place } of stored)
    expect([from, challenge, place]).toEqual([3, 'Challenge 3', 'open']);
});
