import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToastTimer } from './toast-timer.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('ends after its duration and not before', () => {
  const onEnd = vi.fn();
  createToastTimer(5000, onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['pointer', 'focus', 'hidden'] as const)('stands still while held: %s', (reason) => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  vi.advanceTimersByTime(3000);
  timer.hold(reason);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.release(reason);
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('goes on only when the last reason is gone', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.hold('pointer');
  timer.hold('hidden');
  timer.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.release('hidden');
  vi.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a release without a hold does not start a second run', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.release('focus');
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not call back once stopped, held or not', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.hold('pointer');
  timer.stop();
  timer.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
