import { describe, expect, it } from 'vitest';

import { endsInAny, seriesOf, statedCells } from './figures.js';

const figure = (label: string, amount: number, when = '', unit = '') => ({
  label,
  amount,
  when,
  unit,
});
const frame = { options: ['Pump', 'Boiler', 'Grid'], criteria: ['Cost', 'Noise'] };

describe('a cell of the matrix', () => {
  const scores = (figures: Parameters<typeof statedCells>[0]) =>
    statedCells(figures, frame, (criterion) => criterion === 'Cost').map(({ basis, score }) =>
      basis === 'stated' ? score : basis,
    );

  it('is stated by the figure whose label names its option and its criterion', () => {
    const figures = [
      figure('Pump: cost', 412_500.75, '', '€'),
      figure('Boiler: cost', 200_000, '', '€'),
      figure('Grid, cost of connection', 95_000, '', '€'),
    ];
    expect(scores(figures)).toEqual([1, 3.677, 5, 'unknown', 'unknown', 'unknown']);
  });

  it.each([
    ['one option alone', [figure('Pump: cost', 3)]],
    ['two units', [figure('Pump: cost', 3, '', '€'), figure('Grid: cost', 4, '', '$')]],
    ['no criterion', [figure('Pump', 3), figure('Grid', 4)]],
    ['no option', [figure('Cost', 3), figure('Cost of anything', 4)]],
  ])('is unknown with figures of %s', (_what, figures) => {
    expect(scores(figures)).toEqual(Array.from({ length: 6 }, () => 'unknown'));
  });
});

it('a criterion is the better the less there is of it by how its words end', () => {
  const less = ['cost', 'fee', 'kosten', '成本', 'تكلفة'];
  const names = [
    'Cost per order',
    'Costs',
    'Betriebskosten',
    '运营成本',
    'التكلفة',
    'Coffee',
    'Reach',
  ];
  expect(names.map((name) => endsInAny(name, less))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
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
    undefined,
  ],
  [
    'one time twice',
    [
      ['2024', 2],
      ['2024', 3],
      ['2025', 3],
    ],
    undefined,
  ],
  [
    'no times',
    [
      ['', 2],
      ['', 3],
      ['', 3],
    ],
    undefined,
  ],
  [
    'years and months',
    [
      ['2023', 1],
      ['2024', 2],
      ['2025-01', 3],
    ],
    undefined,
  ],
] as const)('figures with %s make a row: %j', (_what, given, values) => {
  const figures = given.map(([when, amount]) => figure('Orders', amount, when));
  expect(seriesOf(figures)?.values).toEqual(values);
});
