import { describe, expect, it } from 'vitest';

import { seriesOf, statedCells } from './figures.js';

type Row = Parameters<typeof statedCells>[0][number];
const row = (criterion: string, better: Row['better'], amounts: Record<string, number>): Row => ({
  criterion,
  better,
  unit: '',
  amounts: Object.entries(amounts).map(([option, amount]) => ({ option, amount })),
});
const frame = { options: ['Pump', 'Pump 2', 'Grid'], criteria: ['Cost', 'Room'] };

describe('a cell of the matrix', () => {
  const scores = (figures: Row[]) =>
    statedCells(figures, frame).map(({ basis, score }) => (basis === 'stated' ? score : basis));
  const unknown = ['unknown', 'unknown', 'unknown'];

  it.each<[string, Row[], (number | string)[]]>([
    [
      'the lowest first',
      [row('Cost', 'lower', { Pump: 412_500.75, 'Pump 2': 200_000, Grid: 95_000 })],
      [1, 3.677, 5, ...unknown],
    ],
    [
      'the highest first',
      [row('room', 'higher', { pump: 10, GRID: 30 })],
      [...unknown, 1, 'unknown', 5],
    ],
    ['all alike', [row('Cost', 'lower', { Pump: 4, Grid: 4 })], [3, 'unknown', 3, ...unknown]],
    ['one option alone', [row('Cost', 'lower', { Pump: 3 })], [...unknown, ...unknown]],
    ['another criterion', [row('Noise', 'lower', { Pump: 3, Grid: 4 })], [...unknown, ...unknown]],
    ['other options', [row('Cost', 'lower', { Coal: 3, Gas: 4 })], [...unknown, ...unknown]],
  ])('is scored by the figures of its criterion: %s', (_what, figures, expected) => {
    expect(scores(figures)).toEqual(expected);
  });
});

it.each([
  [
    'quarters',
    [
      ['2025-Q4', 150],
      ['2025-Q2', 120],
      ['2025-Q3', 135],
    ],
    [120, 135, 150],
  ],
  [
    'years',
    [
      ['2023', 1],
      ['2024', 2],
      ['2025', 3],
    ],
    [1, 2, 3],
  ],
  [
    'two of them',
    [
      ['2024', 2],
      ['2025', 3],
    ],
    null,
  ],
  [
    'one time twice',
    [
      ['2024', 2],
      ['2024', 3],
      ['2025', 3],
    ],
    null,
  ],
  [
    'years and months',
    [
      ['2023', 1],
      ['2024', 2],
      ['2025-01', 3],
    ],
    null,
  ],
] as const)('figures with %s make a row: %j', (_what, given, values) => {
  const history = { label: 'Orders', unit: '' };
  expect(
    seriesOf({ ...history, values: given.map(([when, amount]) => ({ when, amount })) })?.map(
      ({ amount }) => amount,
    ) ?? null,
  ).toEqual(values);
});
