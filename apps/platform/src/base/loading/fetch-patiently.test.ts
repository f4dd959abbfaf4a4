import { describe, expect, it } from 'vitest';

import { fetchPatiently, LoadFailure } from './fetch-patiently';

/** Code that cannot be fetched so many times. */
function awayFor(attempts: number) {
  let asked = 0;
  return {
    asked: () => asked,
    load: () => {
      asked += 1;
      return asked > attempts ? Promise.resolve('code') : Promise.reject(new Error('away'));
    },
  };
}

describe('fetching a part of a screen', () => {
  it.each([0, 1, 3])('gets it after %i attempts in vain', async (attempts) => {
    const { load, asked } = awayFor(attempts);
    await expect(fetchPatiently(load, [1, 1, 1])).resolves.toBe('code');
    expect(asked()).toBe(attempts + 1);
  });

  it('gives up as a part that could not be loaded', async () => {
    const { load, asked } = awayFor(10);
    await expect(fetchPatiently(load, [1, 1, 1])).rejects.toBeInstanceOf(LoadFailure);
    expect(asked()).toBe(4);
  });
});
