import type { Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import type { TraceStep } from '../../runs/read-trace';
import { comparedIds, compareFigures, compareSteps } from './compare-runs';

const step = (name: string, took: number, start = 0): TraceStep => ({
  index: start,
  name,
  agentId: null,
  state: 'completed',
  start,
  end: start + took,
});
const run = (over: Partial<Task>, steps: TraceStep[] = []) => ({
  task: { agentCount: 2, duration: null, result: null, ...over } as Task,
  steps,
});

describe('two runs beside each other', () => {
  it('have figures, and what lies between them', () => {
    const a = run({
      duration: 1000,
      usage: { inputTokens: 10, outputTokens: 5, points: 3 },
      result: { text: 'Two  words' },
    });
    const b = run({ duration: 1500, agentCount: 5 }, [step('Frame', 10)]);
    expect(compareFigures(a, b)).toEqual([
      { figure: 'duration', first: 1000, second: 1500, change: 500 },
      { figure: 'points', first: 3, second: null, change: null },
      { figure: 'tokens', first: 15, second: null, change: null },
      { figure: 'agents', first: 2, second: 5, change: 3 },
      { figure: 'steps', first: null, second: 1, change: null },
      { figure: 'words', first: 2, second: null, change: null },
    ]);
  });

  it.each([
    ['the same', [step('A', 5)], [step('A', 8)], [['A', 5, 8, 3]]],
    ['one in the first alone', [step('A', 5)], [], [['A', 5, null, null]]],
    ['one in the second alone', [], [step('B', 5)], [['B', null, 5, null]]],
    [
      'a name twice',
      [step('A', 1), step('A', 2)],
      [step('A', 4), step('B', 7), step('A', 9)],
      [
        ['A', 1, 4, 3],
        ['A', 2, 9, 7],
        ['B', null, 7, null],
      ],
    ],
    ['none', [], [], []],
  ])('pair %s', (_name, a, b, expected) => {
    expect(
      compareSteps(a, b).map(({ name, first, second, change }) => [name, first, second, change]),
    ).toEqual(expected);
  });

  it.each([
    ['1,2', [1, 2]],
    ['2,1', [2, 1]],
    ['1,1', undefined],
    ['1', undefined],
    ['1,2,3', undefined],
    ['a,2', undefined],
    ['1,', undefined],
    ['-1,2', undefined],
    ['', undefined],
  ])('are asked for by %s', (compare, ids) => {
    expect(comparedIds(new URLSearchParams({ compare }))).toEqual(ids);
  });
});
