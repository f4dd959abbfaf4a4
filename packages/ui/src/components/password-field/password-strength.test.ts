import { describe, expect, it } from 'vitest';

import { passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['a', 0],
    ['123456', 0],
    ['1234567890', 0],
    ['password', 0],
    ['qwertz', 0],
    ['aaaaaaaaaaaa', 0],
    ['abcabcabc', 0],
    ['Password1', 0],
    ['P@ssw0rd', 0],
    ['drowssap', 0],
    ['2026', 0],
    ['tulip', 1],
    ['tulip7', 1],
    ['hunter2', 1],
    ['Summer2026!', 2],
    ['tr0ub4dor&3', 2],
    ['constella-demo', 2],
  ])('finds %j weak enough for %d', (password, most) => {
    expect(passwordStrength(password)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['tulip-Oslo-9 boats', 3],
    ['correct horse battery staple', 4],
    ['x9$Kq2!vLw8p', 4],
    ['密码很长而且没有人猜得到它', 4],
    ['كلمة مرور طويلة جدا', 4],
    ['🔑🦊🌋🎻🪁🧊🥝🛰️🧭🪗', 4],
  ])('finds %j at least %d', (password, least) => {
    expect(passwordStrength(password)).toBeGreaterThanOrEqual(least);
  });

  it('never falls when something unlike is added', () => {
    let before = 0;
    for (let length = 1; length <= 16; length += 1) {
      const strength = passwordStrength('x9$Kq2!vLw8pZe#R'.slice(0, length));
      expect(strength).toBeGreaterThanOrEqual(before);
      before = strength;
    }
    expect(before).toBe(4);
  });

  it('answers for very long ones', () => {
    expect(passwordStrength('a'.repeat(1e6))).toBe(0);
    expect(passwordStrength('x9$Kq2!vLw8p'.repeat(1e5))).toBeGreaterThanOrEqual(0);
  });
});
