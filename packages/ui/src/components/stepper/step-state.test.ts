import { expect, test } from 'vitest';

import { stepStates } from './step-state.js';

const steps = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['a', ['current', 'upcoming', 'upcoming']],
  ['c', ['done', 'done', 'current']],
  ['nowhere', ['upcoming', 'upcoming', 'upcoming']],
])('current %s', (current, states) => {
  expect(stepStates(steps, current)).toEqual(states);
});

test('steps say otherwise', () => {
  const stated = [
    { id: 'a', state: 'error' as const },
    { id: 'b', state: 'upcoming' as const },
    { id: 'c', state: 'error' as const },
    { id: 'd', state: 'done' as const },
  ];
  expect(stepStates(stated, 'c')).toEqual(['error', 'upcoming', 'error', 'done']);
  expect(stepStates([], 'a')).toEqual([]);
});
