import { describe, expect, it } from 'vitest';

import { afterSignIn, paths, signInHref } from './paths';

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
});
