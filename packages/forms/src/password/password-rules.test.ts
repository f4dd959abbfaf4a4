import { describe, expect, it } from 'vitest';

import { passwordRules, passwordStrength } from './password-rules.js';
import { registerSchema } from '../register-form/schema.js';

const username = 'marta';
const met = (password: string) => passwordRules.every((rule) => rule.isMet(password, username));
const accepted = (password: string) =>
  registerSchema.safeParse({ username, password, confirmPassword: password }).success;

describe('the rules shown while typing', () => {
  it.each([
    '',
    'seven77',
    'eight888',
    'aaaaaaaa',
    'aabbccaa',
    'aabbccdd',
    'nine lives',
    'password1',
    '12345678',
    'marta-2026',
  ])('agree with the schema about %j', (password) => {
    expect(met(password)).toBe(accepted(password));
  });

  it('refuse the username in any case', () => {
    const rule = passwordRules.at(-1);
    expect(rule?.isMet('MARTA', 'marta ')).toBe(false);
  });
});

it.each([
  ['short', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['sunshine', 'weak'],
  ['sunshin!', 'fair'],
  ['sunshine-park', 'good'],
  ['Sunshine-park-1977', 'strong'],
  ['correct horse battery staple', 'strong'],
] as const)('passwordStrength(%j) is %s', (password, strength) => {
  expect(passwordStrength(password, username)).toBe(strength);
});

it('repeating a character makes no password stronger', () => {
  expect(passwordStrength(`sunshine${'e'.repeat(40)}`, username)).toBe('fair');
});
