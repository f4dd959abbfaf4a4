import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { assistants } from './assistants/index.js';
import { calls, type Call } from './calls/index.js';
import { runRequestSchema } from './assistants/calls.js';

const bodies = Object.entries(calls as Record<string, Call>).flatMap(([name, { body }]) =>
  // An assistant's own request is checked by its own schema.
  body && body !== runRequestSchema ? [[name, body] as const] : [],
);

it.each(bodies)('%s refuses a field nobody knows, by its name', (_name, body) => {
  const { error } = body.safeParse({ surname: 'Lovelace' });
  const unknown = error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  expect(unknown).toEqual(['surname']);
});

describe('a suggestion leads', () => {
  const { suggestion } = assistants['cognitive-flow'].result.shape;
  const to = (path: string) =>
    z.safeParse(suggestion, { assistant: 'decision', path, name: 'Decision', request: {} }).success;

  it.each(Object.values(assistants).map(({ path }) => path))('to %s', (path) => {
    expect(to(path)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a//evil',
    '/a?b=c',
    'enterprise',
    '',
  ])('not to %j', (path) => {
    expect(to(path)).toBe(false);
  });
});
