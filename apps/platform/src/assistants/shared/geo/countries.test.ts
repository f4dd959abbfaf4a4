import { expect, it } from 'vitest';

import { countriesOf, countryName, countryShapes } from './countries';

it.each([
  ['United States', ['US']],
  ['美国', ['US']],
  ['Vereinigtes Königreich', ['GB']],
  ['البرازيل', ['BR']],
  [' china ', ['CN']],
  ['Germany', ['DE']],
  ['California', []],
  ['', []],
])('%s is %j', (name, countries) => {
  expect(countriesOf(name)).toEqual(countries);
});

it.each(['European Union', '欧盟', '欧州連合', 'Europäische Union', 'الاتحاد الأوروبي'])(
  '%s is its 27 members',
  (name) => {
    expect(countriesOf(name)).toHaveLength(27);
  },
);

it('nearly every country of the map is known by its code, and named in a language', () => {
  const known = countryShapes.features.filter(({ id }) => /^[A-Z]{2}$/.test(String(id)));
  expect(known.length / countryShapes.features.length).toBeGreaterThan(0.9);
  expect(countryName('DE', 'fr')).toBe('Allemagne');
});
