import { expect, it } from 'vitest';

import { Approvals } from './approvals.js';

const { signal } = new AbortController();

it('a call nobody answers about in time is not made', async () => {
  const approvals = new Approvals();
  expect(await approvals.ask(1, 'a', { patience: 5, signal })).toBe('expired');
  expect(approvals.decide(1, 'a', 'allowed')).toBe(false);
});

it('an answer is for its own call alone', async () => {
  const approvals = new Approvals();
  const first = approvals.ask(1, 'a', { patience: 60_000, signal });
  const second = approvals.ask(2, 'a', { patience: 60_000, signal });
  expect(approvals.decide(1, 'a', 'refused')).toBe(true);
  expect(await first).toBe('refused');
  expect(approvals.decide(1, 'a', 'allowed')).toBe(false);
  expect(approvals.decide(2, 'a', 'allowed')).toBe(true);
  expect(await second).toBe('allowed');
});

it('nobody is asked when the run has stopped already', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(new Approvals().ask(1, 'a', { patience: 60_000, signal: stopped })).rejects.toThrow(
    'stopped',
  );
});
