import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { scenarioFetch, scenarioHeader } from './scenario';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const served = { headers: { [scenarioHeader]: 'scenario=past_due' } };
let sent: Headers[];

const opened = (search: string) => {
  vi.stubGlobal('location', { search });
  return scenarioFetch();
};
const named = () => new URLSearchParams(sent.at(-1)?.get(scenarioHeader) ?? '');

beforeEach(() => {
  kept.clear();
  sent = [];
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('fetch', (_input: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(new Response('{}', served));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the scenario of a tab', () => {
  it('is none unless the app was opened with one', () => {
    expect(opened('?seed=7&from=/agents')).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is named by every request, with what the query says of it and nothing else', async () => {
    const fetch = opened('?tab=manage&scenario=past_due&seed=7&clock=2026-01-31&latency=40');
    await fetch?.('/api/user', { headers: { accept: 'application/json' } });
    expect(sent[0]?.get('accept')).toBe('application/json');
    const { visit, ...inputs } = Object.fromEntries(named());
    expect(visit).toMatch(/^[\w-]{1,64}$/);
    const asked = { scenario: 'past_due', seed: '7', clock: '2026-01-31', latency: '40' };
    expect(inputs).toEqual(asked);
  });

  it('survives a page without the query, begins anew with it, and ends with an empty one', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
    await opened('?scenario=empty')?.('/api/user');
    await opened('')?.('/api/user');
    await opened('?scenario=empty')?.('/api/user');
    const [first, second, third] = sent.map((headers) => headers.get(scenarioHeader));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(opened('?scenario=')).toBeUndefined();
    expect(opened('')).toBeUndefined();
  });

  it('is none where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(opened('?scenario=empty')).toBeUndefined();
  });

  it('is said to be missing when the server has none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await opened('?scenario=empty')?.('/api/user');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^No scenario here: scenario=empty/));
  });
});
