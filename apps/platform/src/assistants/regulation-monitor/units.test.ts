import { describe, expect, it } from 'vitest';

import { monitored } from './story-data';
import { withUnits } from './units';

describe('withUnits', () => {
  it.each([
    ['one whose work is named', 'Boxes and parcels', 75, ['u1', 'r2', 'u3']],
    ['one that only what is for everybody concerns', 'Contracts', 38, ['u1', 'r2', 'u3']],
  ])('holds what was found against %s', (_case, about, score, items) => {
    const { units } = withUnits(monitored, [{ name: 'Yard', about }]);
    expect(units).toMatchObject([{ name: 'Yard', about, score }]);
    expect(units[0]?.items.map(({ id }) => id)).toEqual(items);
  });

  it('leaves the rest of the result as it was', () => {
    expect(withUnits(monitored, [])).toEqual({ ...monitored, units: [] });
  });
});
