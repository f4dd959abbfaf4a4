import { expect, it } from 'vitest';

import { createScryptSecrets } from './scrypt-secrets.js';

const cheap = { logN: 4, r: 8, p: 1 };

it('a password proves itself, and no other does', async () => {
  const secrets = createScryptSecrets(cheap);
  const [one, two] = await Promise.all([
    secrets.hashPassword('pässword'),
    secrets.hashPassword('pässword'),
  ]);
  expect(one).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await secrets.verifyPassword('pässword', one)).toBe(true);
  expect(await secrets.verifyPassword('pa\u0308ssword', one)).toBe(true);
  for (const [password, hash] of [
    ['Pässword', one],
    ['', one],
    ['pässword', undefined],
    ['pässword', ''],
    ['pässword', 'scrypt$1$1$1$$'],
    ['pässword', one.replace('$4$8', '$30$8')],
  ] as const)
    expect(await secrets.verifyPassword(password, hash)).toBe(false);
});

it('a hash says what it cost, so that the cost can be raised', async () => {
  const hash = await createScryptSecrets(cheap).hashPassword('password');
  expect(await createScryptSecrets({ ...cheap, logN: 6 }).verifyPassword('password', hash)).toBe(
    true,
  );
});

it('many at once wait for each other and all come to an end', async () => {
  const secrets = createScryptSecrets(cheap);
  const hashes = await Promise.all(Array.from({ length: 20 }, () => secrets.hashPassword('x')));
  expect(new Set(hashes).size).toBe(20);
});

it('more than anybody needs are refused, and whoever has left is not worked for', async () => {
  const secrets = createScryptSecrets(cheap);
  const address = '192.0.2.7';
  const asked = Array.from({ length: 60 }, () => secrets.hashPassword('x', { address }));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual(
    Array.from({ length: 34 }, () => 503),
  );
  const signal = AbortSignal.abort(new Error('left'));
  await expect(secrets.verifyPassword('x', undefined, { signal })).rejects.toThrow('left');
});

it('tokens are long, different, and stored as something else', async () => {
  const secrets = createScryptSecrets(cheap);
  const tokens = Array.from({ length: 100 }, () => secrets.randomToken());
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(await secrets.digestToken('a')).toBe(await secrets.digestToken('a'));
  expect(await secrets.digestToken('a')).not.toContain('a-token');
});
