import { describe, expect, it } from 'vitest';

import { afterSignIn, isSessionExpired, paths, signInHref } from './paths';

describe('the way back after sign-in', () => {
  it.each(['/agents', '/task-execution/7', '/agents?tab=manage&q=a%26b', '/tasks#top'])(
    'remembers %s',
    (from) => {
      expect(afterSignIn(new URL(signInHref(from), 'http://x').search)).toBe(from);
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
    expect(afterSignIn(search)).toBe(paths.home);
  });

  it('says why somebody has to sign in again', () => {
    const { searchParams } = new URL(signInHref('/tasks', 'expired'), 'http://x');
    expect(isSessionExpired(searchParams)).toBe(true);
    expect(isSessionExpired(new URLSearchParams('from=/tasks'))).toBe(false);
  });
});
