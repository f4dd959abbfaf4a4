import { assistants } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { stepCounts, stepGroups } from './step-counts';

const step = (id: string, is?: string) => ({
  id,
  name: id,
  role: 'planner' as const,
  tools: [],
  ...(is !== undefined && { when: { field: 'method', is } }),
});

it.each([
  ['none', [], { least: 0, most: 0 }],
  ['every run the same', [step('a'), step('b')], { least: 2, most: 2 }],
  ['one choice', [step('a'), step('b', 'x')], { least: 2, most: 2 }],
  [
    'choices of different length',
    [step('a', 'x'), step('b', 'x'), step('c', 'y'), step('d')],
    { least: 2, most: 3 },
  ],
])('counts the steps of a run: %s', (_name, steps, counts) => {
  expect(stepCounts(steps)).toEqual(counts);
});

it('keeps steps of one choice together, in their order', () => {
  const groups = stepGroups([step('a', 'x'), step('b', 'y'), step('c', 'x')]);
  expect(groups.map(({ choice, steps }) => [choice?.is, steps.map(({ id }) => id)])).toEqual([
    ['x', ['a', 'c']],
    ['y', ['b']],
  ]);
});

it('counts the innovation assistant by method, not all methods together', () => {
  const { steps } = assistants.innovation;
  const counts = stepCounts(steps as unknown as Parameters<typeof stepCounts>[0]);
  expect(counts).toEqual({ least: 4, most: 5 });
});
