import { expect, it } from 'vitest';

import { stepGroups } from './step-groups';

const step = (id: string, is?: string) => ({
  id,
  name: id,
  role: 'planner' as const,
  tools: [],
  ...(is !== undefined && { when: { field: 'method', is } }),
});

it('keeps steps of one choice together, in their order', () => {
  const groups = stepGroups([step('a', 'x'), step('b', 'y'), step('c', 'x')]);
  expect(groups.map(({ choice, steps }) => [choice?.is, steps.map(({ id }) => id)])).toEqual([
    ['x', ['a', 'c']],
    ['y', ['b']],
  ]);
});
