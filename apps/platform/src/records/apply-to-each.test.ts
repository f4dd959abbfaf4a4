import { ApiError } from '@constella/api-client';
import { expect, it } from 'vitest';

import { applyToEach } from './apply-to-each';

const refusal = new ApiError({ kind: 'http', status: 409 } as never);
const silence = new ApiError({ kind: 'network' } as never);

it.each([
  [[], silence, [], []],
  [[1, 3], silence, [1, 3], []],
  [[1, 2, 3], refusal, [1, 3], [2]],
  [[2, 2], refusal, [], [2, 2]],
  [[1, 2, 3], silence, [1], [2, 3]],
])('of %j, 2 failing with %s, %j are done', async (rows, error, done, failed) => {
  const work = (row: number) => (row === 2 ? Promise.reject(error) : Promise.resolve());
  expect(await applyToEach(rows, work)).toEqual({
    done,
    failed: failed.map((row) => ({ row, error })),
  });
});
