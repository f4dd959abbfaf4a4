import { expect, it } from 'vitest';

import { applyInOrder } from './apply-in-order';

const failing = (at: number) => (entry: number) =>
  entry === at ? Promise.reject(new Error(`no ${at}`)) : Promise.resolve();

it.each([
  [[], 9, [], undefined],
  [[1, 2, 3], 9, [1, 2, 3], undefined],
  [[1, 2, 3], 2, [1], new Error('no 2')],
  [[1, 2, 3], 1, [], new Error('no 1')],
])('of %j, failing at %j, %j are done', async (entries, at, done, error) => {
  expect(await applyInOrder(entries, failing(at))).toEqual({ done, error });
});
