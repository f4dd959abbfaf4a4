import { describe, expect, it } from 'vitest';

import { afterSignIn, isSessionExpired, leftFrom, paths, signInHref } from './paths';

describe('the way back after sign-in', () => {
  it.each(['/agents', '/task-execution/7', '/agents?tab=manage&q=a%26b', '/tasks#top'])(
    'remembers %s',
    (from) => {
      const { search } = new URL(signInHref(from), 'http://x');
      expect(afterSignIn({ search, state: null }, 7)).toBe(from);
    },
  );

  it.each([
    '',
    '?from=https://evil.example',
    '?from=//evil.example',
    '?from=/%5Cevil.example',
    '?from=javascript:alert(1)',
    '?from=/auth?tab=register',
  ])('leads home for %s', (search) => {
    expect(afterSignIn({ search, state: null }, 7)).toBe(paths.home);
  });

  it.each([
    ['who left it', 7, '/agents?tab=create'],
    ['somebody else', 8, paths.home],
  ])('leads %s from where a session ended', (_who, userId, path) => {
    const state = leftFrom({ userId: 7, path: '/agents?tab=create' });
    expect(afterSignIn({ search: '?from=%2Ftasks', state }, userId)).toBe(path);
  });

  it('says why somebody has to sign in again', () => {
    const { searchParams } = new URL(signInHref('/tasks', 'expired'), 'http://x');
    expect(isSessionExpired(searchParams)).toBe(true);
    expect(isSessionExpired(new URLSearchParams('from=/tasks'))).toBe(false);
  });
});
