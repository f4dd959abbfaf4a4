import { describe, expect, it } from 'vitest';

import { longestName, mostViews, queryOf, withoutView, withView } from './saved-views';

const failed = { name: 'Failed', query: 'status=failed' };
const long = { name: 'Slow ones', query: 'sort=duration' };

describe('saved views', () => {
  it.each([
    ['q=lease&page=4', 'q=lease'],
    ['view=board&assistant=writing', 'assistant=writing&view=board'],
    ['compare=1,2', ''],
  ])('of %s keep %s', (search, query) => {
    expect(queryOf(new URLSearchParams(search))).toBe(query);
  });

  it('are in the order of their names, each name once', () => {
    const views = withView(withView([], long), failed);
    expect(views).toEqual([failed, long]);
    expect(withView(views, { name: ' failed ', query: 'view=board' })).toEqual([
      { name: 'failed', query: 'view=board' },
      long,
    ]);
    expect(withoutView(views, 'slow ones')).toEqual([failed]);
  });

  it('stay within their bounds', () => {
    const many = Array.from({ length: mostViews + 5 }, (_, n) => ({
      name: `View ${n}`,
      query: '',
    }));
    expect(many.reduce(withView, [] as typeof many)).toHaveLength(mostViews);
    expect(withView([], { name: 'n'.repeat(200), query: '' })[0]?.name).toHaveLength(longestName);
  });
});
