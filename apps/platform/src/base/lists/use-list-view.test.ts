import { describe, expect, it } from 'vitest';

import { changedView } from './use-list-view';

describe('a change of a view', () => {
  it.each([
    ['q=lease&page=3', { q: 'lease renewal' }, 'q=lease+renewal'],
    ['q=lease&page=3', { q: '' }, ''],
    ['q=lease', { page: '2' }, 'q=lease&page=2'],
    ['tab=test&agent=4', { status: 'failed' }, 'tab=test&agent=4&status=failed'],
    ['status=failed', { status: 'failed', sort: 'title' }, 'status=failed&sort=title'],
  ])('turns %s by %o into %s', (before, entries, after) => {
    expect(changedView(new URLSearchParams(before), entries).toString()).toBe(after);
  });
});
