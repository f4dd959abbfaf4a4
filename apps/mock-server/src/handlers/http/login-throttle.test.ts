import { beforeEach, describe, expect, it } from 'vitest';

import { TestClock } from '../../testing/test-server.js';
import { LoginThrottle, loginAllowances, registerAllowances } from './login-throttle.js';

let clock: TestClock;
let throttle: LoginThrottle;
beforeEach(() => {
  clock = new TestClock();
  throttle = new LoginThrottle(clock);
});
const here = '203.0.113.9';
const { account, address, everywhere } = loginAllowances;
const guess = (name: string, from = here) => throttle.begin(name, from);
const guesses = (count: number, from = here) => {
  for (let turn = 0; turn < count; turn += 1) guess('admin', from);
};

describe('a flood of names', () => {
  it('does not make the server forget whom it refuses', () => {
    guesses(account.attempts);
    for (let other = account.attempts; other < address.attempts; other += 1) guess(`u${other}`);
    expect(guess('another')).toBe(address.window / 1_000);
    for (let name = 0; name < 30_000; name += 1) guess(`f${name}`);
    expect(guess('admin')).toBe(account.window / 1_000);
    expect(guess('another')).toBe(address.window / 1_000);
  });

  it('from many addresses lets go of what was tried least', () => {
    guesses(account.attempts);
    for (let from = 0; from < 25_000; from += 1)
      guess(`n${from}`, `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`);
    expect(guess('admin')).toBeGreaterThan(0);
  });

  it('that is at every limit is refused until one of them has run out', () => {
    for (let from = 0; from < 10_000; from += 1)
      for (let turn = 0; turn < account.attempts; turn += 1)
        guess(`n${from}`, `10.0.${from >> 8}.${from & 255}`);
    expect(guess('somebody', '192.0.2.1')).toBe(account.window / 1_000);
    clock.pass(everywhere.window);
    expect(guess('somebody', '192.0.2.1')).toBe(0);
  });
});

describe('one account', () => {
  it('is not guessed at from ever more addresses', () => {
    for (let from = 0; from < everywhere.attempts / account.attempts; from += 1)
      guesses(account.attempts, `198.51.100.${from}`);
    expect(guess('admin', '198.51.100.250')).toBe(everywhere.window / 1_000);
    expect(guess('demo', '198.51.100.250')).toBe(0);
    clock.pass(everywhere.window);
    expect(guess('admin', '198.51.100.250')).toBe(0);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
  ])('%s and %s are one network', (one, other) => {
    guesses(account.attempts, one);
    expect(guess('admin', other)).toBeGreaterThan(0);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::1', '2001:db8::1'],
  ])('%s and %s are two', (one, other) => {
    guesses(account.attempts, one);
    expect(guess('admin', other)).toBe(0);
  });
});

it('each kind of attempt has its own count', () => {
  for (let turn = 0; turn < registerAllowances.address.attempts; turn += 1)
    expect(throttle.begin('', here, 'register')).toBe(0);
  expect(throttle.begin('', here, 'register')).toBe(registerAllowances.address.window / 1_000);
  expect(guess('admin')).toBe(0);
  expect(throttle.begin('admin', here, 'mail')).toBe(0);
});
