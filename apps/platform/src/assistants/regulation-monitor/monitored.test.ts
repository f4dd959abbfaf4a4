import { expect, it } from 'vitest';

import { filterFeed } from './monitored';
import { monitored } from './story-data';

const { items } = monitored;

it.each([
  [{}, 3],
  [{ level: 'high' }, 1],
  [{ stage: 'effective' }, 1],
  [{ search: ' PACKAGING ' }, 1],
  [{ search: 'california' }, 1],
  [{ search: 'packaging', level: 'low' }, 0],
])('the feed narrowed down by %j has %i entries', (view, count) => {
  const whole = { search: '', level: '', stage: '', ...view };
  expect(filterFeed(items, whole, 'en')).toHaveLength(count);
});
