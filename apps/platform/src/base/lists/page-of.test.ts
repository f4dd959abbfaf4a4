import { describe, expect, it } from 'vitest';

import { pageOf, pageSize, readPage } from './page-of';

describe('pages', () => {
  it('cuts pages and never shows an empty one', () => {
    const items = Array.from({ length: pageSize + 1 }, (_, index) => index);
    expect(pageOf(items, 2)).toMatchObject({
      page: 2,
      pages: 2,
      from: pageSize,
      items: [pageSize],
    });
    expect(pageOf(items, 9).page).toBe(2);
    expect(pageOf([], 1)).toMatchObject({ page: 1, pages: 1, items: [] });
  });

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=-1', 1],
    ['page=x', 1],
    ['page=1.5', 1],
  ])('reads %s as %i', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });
});
