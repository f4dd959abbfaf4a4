import { expect, it } from 'vitest';

import { cleanSeries } from '../maths/clean-series.js';
import { alignSeries, stackShapes } from './stack-shapes.js';

it('lays series on one another and leaves gaps out', () => {
  const { series } = cleanSeries(
    [
      {
        name: 'a',
        values: [
          { x: 0, y: 1 },
          { x: 1, y: null },
          { x: 2, y: 3 },
        ],
      },
      {
        name: 'b',
        values: [
          { x: 1, y: 5 },
          { x: 2, y: 6 },
        ],
      },
    ],
    String,
  );
  const aligned = alignSeries(series);
  expect([...aligned[1]!.ys]).toEqual([Number.NaN, 5, 6]);
  const [a, b] = stackShapes(aligned);
  expect([...a!.high]).toEqual([1, Number.NaN, 3]);
  expect([...b!.low]).toEqual([Number.NaN, 0, 3]);
  expect([...b!.high]).toEqual([Number.NaN, 5, 9]);
  expect(stackShapes([])).toEqual([]);
});
