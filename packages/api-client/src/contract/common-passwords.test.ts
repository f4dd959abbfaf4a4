import { describe, expect, it } from 'vitest';

import { isCommonPassword } from './common-passwords.js';
import { newPasswordSchema, passwordIsNotName } from './entities/user.js';

describe('a common password', () => {
  it.each([
    'password',
    'Password1!',
    'p4ssw0rd',
    '12345678',
    '87654321',
    '19901012',
    'iloveyou',
    'sunshine',
    'qwerty123',
    'QWERTZUIOP',
    '1q2w3e4r',
    '1qaz2wsx',
    'abc12345',
    'asdf1234!',
    'abcdabcd',
    '12341234',
    'constella-1',
    'contraseña1',
    'йцукен12',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(newPasswordSchema.safeParse(password).success).toBe(false);
  });

  it.each([
    'a long password',
    'another password',
    'sunshine-park',
    'nine lives',
    'correct horse battery staple',
    'a long way to Malmö',
    'xK9#mQ2v',
    'テスト用の長い合言葉',
    '314159265358979',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  });

  it.each(['x'.repeat(128), 'ab'.repeat(64), 'q1w2'.repeat(32), `${'abc'.repeat(42)}!`])(
    'takes no time to tell, whatever it is: %s',
    (password) => expect(isCommonPassword(password)).toBeTypeOf('boolean'),
  );
});

describe('a password made of the name', () => {
  it.each([
    ['alice.smith', undefined, 'alice.smith'],
    ['alice.smith', undefined, 'alice.smith1'],
    ['alice.smith', undefined, '2026-Alice.Smith'],
    ['alice', 'Wonderland@example.org', 'wonderland!'],
    ['alice', 'wonderland@example.org', 'wonderland@example.org'],
  ])('%s, %s: %s is refused', (username, email, password) => {
    expect(passwordIsNotName({ username, email, password })).toBe(false);
  });

  it.each([
    ['mark', undefined, 'to market, to market'],
    ['al', undefined, 'always be kind'],
    ['alice', '', 'a long password'],
    ['alice', null, 'a long password'],
  ])('%s, %s: %s is none', (username, email, password) => {
    expect(passwordIsNotName({ username, email, password })).toBe(true);
  });
});
