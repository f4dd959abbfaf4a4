import { expect, it } from 'vitest';

import { includedFeatures } from './included-features';

it('reads features in either of their shapes', () => {
  expect(includedFeatures(['20 tasks', 'Points'])).toEqual(['20 tasks', 'Points']);
  expect(includedFeatures({ Images: true, Audio: false, Seats: 5, Support: 'by mail' })).toEqual([
    'Images',
    'Seats: 5',
    'Support: by mail',
  ]);
});
