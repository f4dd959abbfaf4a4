import { describe, expect, it } from 'vitest';

import { allLaws, placesOf } from './law-library.js';

const placesFor = async (region: string) => {
  const isThere = await placesOf([region], 'en');
  return new Set((await allLaws('en')).filter(isThere).map(({ place }) => place));
};

describe('the law of a place', () => {
  it.each(['Germany', 'Deutschland', 'Allemagne', '德国', 'ألمانيا', 'ドイツ', 'DE'])(
    'is found by its name in any language: %s',
    async (name) => {
      expect(await placesFor(name)).toEqual(new Set(['European Union', 'Germany']));
    },
  );

  it.each([
    ['Corée du Sud', 'South Korea'],
    ['السعودية', 'Saudi Arabia'],
    ['Estados Unidos', 'United States'],
  ])('%s is %s', async (name, place) => {
    expect([...(await placesFor(name))]).toEqual([place]);
  });

  it('is none of a place nobody has', async () => {
    expect(await placesFor('Atlantis')).toEqual(new Set());
  });
});
