import { runStatuses, type RunStatus } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { moveBetween, refusals, runActions } from './run-transitions';

const done: Partial<Record<RunStatus, Partial<Record<RunStatus, string>>>> = {
  pending: { running: 'start', canceled: 'cancel' },
  running: { canceled: 'cancel' },
  failed: { running: 'retry' },
  canceled: { running: 'retry' },
};
const pairs = runStatuses.flatMap((from) => runStatuses.map((to) => [from, to] as const));

describe('moving a run on the board', () => {
  it.each(pairs)('from %s to %s', (from, to) => {
    const move = moveBetween(from, to);
    expect('action' in move ? move.action : undefined).toBe(done[from]?.[to]);
    expect('action' in move || refusals.includes(move.refusal)).toBe(true);
  });

  it.each(pairs)('offers in the menu what a move from %s to %s does', (from, to) => {
    const move = moveBetween(from, to);
    expect('refusal' in move || runActions[from].includes(move.action)).toBe(true);
  });
});
