import { afterEach, describe, expect, it, vi } from 'vitest';

import { clearDraft, readDraft, writeDraft } from './draft-store.js';

function fakeStorage(overrides: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...overrides,
  });
  return items;
}

const draft = {
  savedAt: 1_764_000_000_000,
  values: { title: 'Choose a site', agents: [1, 2] },
  version: 3,
};

afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is read as it was written, under its own key only', () => {
    fakeStorage();
    expect(writeDraft('7.task', draft)).toBe(true);
    expect(readDraft('7.task')).toEqual(draft);
    expect(readDraft('8.task')).toBeUndefined();
  });

  it('is gone once cleared', () => {
    const items = fakeStorage();
    writeDraft('7.task', draft);
    clearDraft('7.task');
    expect(readDraft('7.task')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it.each([
    ['broken JSON', '{"savedAt":1,'],
    ['a list', '[1,2]'],
    ['a text', '"draft"'],
    ['null', 'null'],
    ['no values', '{"savedAt":1}'],
    ['values of the wrong kind', '{"savedAt":1,"values":[]}'],
  ])('is ignored when the storage holds %s', (_name, stored) => {
    fakeStorage({ getItem: () => stored });
    expect(readDraft('7.task')).toBeUndefined();
  });

  it('is not kept, and says so, when the storage is full', () => {
    fakeStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeDraft('7.task', draft)).toBe(false);
  });

  it('needs no storage at all', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(writeDraft('7.task', draft)).toBe(false);
    expect(readDraft('7.task')).toBeUndefined();
    expect(() => clearDraft('7.task')).not.toThrow();
  });

  it('survives a storage that must not even be looked at', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(writeDraft('7.task', draft)).toBe(false);
    expect(readDraft('7.task')).toBeUndefined();
    expect(() => clearDraft('7.task')).not.toThrow();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
