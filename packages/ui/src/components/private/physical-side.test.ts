import { expect, test } from 'vitest';

import { physicalSide } from './physical-side.js';

test.each([
  ['start', 'ltr', 'left'],
  ['end', 'ltr', 'right'],
  ['start', 'rtl', 'right'],
  ['end', 'rtl', 'left'],
  ['top', 'rtl', 'top'],
  ['bottom', 'ltr', 'bottom'],
] as const)('%s in %s is %s', (side, dir, physical) => {
  expect(physicalSide(side, dir)).toBe(physical);
});
