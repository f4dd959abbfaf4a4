import type { RunEvent } from '@constella/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Deadline, timeWaited } from './deadline.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const clock = { now: () => Date.now() };

it('is over when its time is', () => {
  const over = vi.fn();
  const deadline = new Deadline(clock, 1_000, over);
  vi.advanceTimersByTime(400);
  expect(deadline.left).toBe(600);
  vi.advanceTimersByTime(600);
  expect(over).toHaveBeenCalledOnce();
});

it('stands still while one of several people is waited for', () => {
  const over = vi.fn();
  const deadline = new Deadline(clock, 1_000, over);
  vi.advanceTimersByTime(400);
  const [first, second] = [deadline.hold(), deadline.hold()];
  vi.advanceTimersByTime(60_000);
  first();
  vi.advanceTimersByTime(60_000);
  expect([deadline.left, over.mock.calls.length]).toEqual([600, 0]);
  second();
  vi.advanceTimersByTime(599);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

it('calls nobody once it has ended', () => {
  const over = vi.fn();
  const deadline = new Deadline(clock, 1_000, over);
  const go = deadline.hold();
  deadline.end();
  go();
  vi.advanceTimersByTime(5_000);
  expect(over).not.toHaveBeenCalled();
});

const call = (callId: string, second: number, approval: 'asked' | 'allowed'): RunEvent => ({
  id: second,
  at: `2026-03-10T12:00:${String(second).padStart(2, '0')}.000Z`,
  type: 'tool',
  callId,
  agentId: 5,
  name: 'mcp.3.write',
  arguments: {},
  approval,
});

it('the events of a run tell how long people were waited for', () => {
  expect(timeWaited([])).toBe(0);
  expect(timeWaited([call('a', 0, 'asked'), call('a', 9, 'allowed')])).toBe(9_000);
  const both = [call('a', 0, 'asked'), call('b', 2, 'asked')];
  expect(timeWaited([...both, call('a', 9, 'allowed'), call('b', 12, 'allowed')])).toBe(12_000);
  // One that nobody answered before the server ended.
  expect(timeWaited([call('a', 0, 'asked'), { ...call('x', 7, 'asked') }])).toBe(7_000);
});
