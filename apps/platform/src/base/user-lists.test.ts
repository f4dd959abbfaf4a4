import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readUserList, writeUserList } from './user-lists';
import { preferenceKeys } from './preferences';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('a list of one person', () => {
  it('is nobody else’s', () => {
    writeUserList('taskViews', 1, ['mine']);
    writeUserList('taskViews', 2, ['yours']);
    expect(readUserList('taskViews', 1)).toEqual(['mine']);
    writeUserList('taskViews', 1, []);
    expect(readUserList('taskViews', 1)).toEqual([]);
    expect(readUserList('taskViews', 2)).toEqual(['yours']);
    writeUserList('taskViews', 2, []);
    expect(kept.size).toBe(0);
  });

  it.each(['', 'no JSON', '[]', 'null', '7', '{"1":"text"}'])('is empty for %s', (text) => {
    kept.set(preferenceKeys.taskViews, text);
    expect(readUserList('taskViews', 1)).toEqual([]);
  });

  it('is none where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    writeUserList('taskViews', 1, ['mine']);
    expect(readUserList('taskViews', 1)).toEqual([]);
  });
});
