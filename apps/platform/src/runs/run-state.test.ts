import type { RunEvent } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import {
  agentsAtWork,
  emptyRun,
  messageCounts,
  nextRunState,
  standingOf,
  stepsAtWork,
} from './run-state';

const at = '2026-01-31T09:30:00.000Z';
type RunStepState = Extract<RunEvent, { type: 'step' }>['state'];
type Sent = RunEvent extends infer Event
  ? Event extends RunEvent
    ? Omit<Event, 'id' | 'at'>
    : never
  : never;
const play = (events: Sent[]) =>
  events.reduce((state, event, id) => nextRunState(state, { ...event, id, at }), emptyRun);

const writing: Sent[] = [
  { type: 'step', index: 1, total: 3, name: 'Round 1', agentId: 2, state: 'running' },
  { type: 'delta', messageId: 'm1', agentId: 2, text: 'The lease ' },
  { type: 'delta', messageId: 'm1', agentId: 2, text: 'runs' },
];

describe('run state', () => {
  it('keeps what each cognitive layer came to, once it has said so', () => {
    const { layers } = play([
      { type: 'state', layer: 'perception' },
      { type: 'state', layer: 'comprehension', content: 'A question of cost' },
      { type: 'state', layer: 'perception', content: 'Two points' },
      { type: 'state', layer: 'comprehension' },
    ]);
    expect([...layers]).toEqual([
      ['perception', 'Two points'],
      ['comprehension', 'A question of cost'],
    ]);
  });

  it('joins deltas of one message and marks it as being written, to nobody known yet', () => {
    expect(play(writing).entries).toMatchObject([
      { kind: 'message', from: 2, to: undefined, text: 'The lease runs', isWriting: true },
    ]);
  });

  it('keeps nothing of what a step was writing that ends without a text', () => {
    const ended: Sent = {
      type: 'step',
      index: 1,
      total: 3,
      name: 'Round 1',
      agentId: 2,
      state: 'completed',
    };
    expect(play([...writing, ended]).entries).toEqual([]);
    const another: Sent = { ...ended, index: 2, state: 'running' };
    expect(play([...writing, another, { ...ended, index: 0 }]).entries).toMatchObject([
      { text: 'The lease runs', isWriting: true },
    ]);
  });

  it('replaces the deltas by the finished message in the same place', () => {
    const state = play([
      ...writing,
      { type: 'delta', messageId: 'm2', agentId: 3, text: 'Meanwhile' },
      { type: 'message', messageId: 'm1', from: 2, to: 1, text: 'The lease runs to 2028.' },
    ]);
    expect(state.entries.map((entry) => entry.key)).toEqual(['m1', 'm2']);
    expect(state.entries[0]).toMatchObject({
      text: 'The lease runs to 2028.',
      isWriting: false,
      to: 1,
    });
    expect(messageCounts(state).get(2)).toBe(1);
  });

  it('has whole messages in the order they became whole, and those on their way after them', () => {
    const state = play([
      ...writing,
      { type: 'delta', messageId: 'm2', agentId: 3, text: 'Meanwhile' },
      { type: 'message', messageId: 'm2', from: 3, to: 1, text: 'Meanwhile, the rent rises.' },
      { type: 'error', code: 'quota', message: 'Another model goes on.', fatal: false },
      { type: 'delta', messageId: 'm1', agentId: 2, text: ' on' },
    ]);
    expect(state.entries.map(({ key }) => key)).toEqual(['m2', 'error-5', 'm1']);
    expect(state.entries.at(-1)).toMatchObject({ text: 'The lease runs on', isWriting: true });
  });

  it('drops what a step had begun when it fails', () => {
    const failed = { index: 1, total: 3, name: 'Round 1', agentId: 2, state: 'failed' } as const;
    expect(play([...writing, { type: 'step', ...failed }]).entries).toEqual([]);
  });

  it('keeps what one step of an agent has begun when another one starts', () => {
    const other = { index: 2, total: 3, name: 'Round 1', agentId: 2 } as const;
    const state = play([
      { type: 'step', ...other, state: 'pending' },
      ...writing,
      { type: 'step', ...other, state: 'running' },
    ]);
    expect(state.entries).toMatchObject([{ text: 'The lease runs' }]);
  });

  it('keeps steps in order of their index, the last state of each', () => {
    const state = play([
      ...writing,
      { type: 'step', index: 0, name: 'Frame', agentId: 1, state: 'completed', duration: 900 },
      { type: 'step', index: 1, name: 'Round 1', agentId: 2, state: 'completed', duration: 1200 },
    ]);
    expect(state.totalSteps).toBe(3);
    expect(state.steps.map(({ name, state: s }) => [name, s])).toEqual([
      ['Frame', 'completed'],
      ['Round 1', 'completed'],
    ]);
  });

  it('begins a message again when its step does, and leaves the others alone', () => {
    const state = play([
      ...writing,
      { type: 'delta', messageId: 'm2', agentId: 3, text: 'Meanwhile' },
      { type: 'step', index: 1, total: 3, name: 'Round 1', agentId: 2, state: 'running' },
      { type: 'delta', messageId: 'm1', agentId: 2, text: 'The lease' },
    ]);
    expect(state.entries).toMatchObject([
      { key: 'm2', text: 'Meanwhile' },
      { key: 'm1', text: 'The lease' },
    ]);
  });

  it('shows a tool call and its answer as one entry', () => {
    const call = {
      type: 'tool',
      callId: 'c1',
      agentId: 4,
      name: 'sheet.npv',
      arguments: {},
    } as const;
    expect(agentsAtWork(play([call]))).toEqual(new Set([4]));
    const state = play([call, { ...call, result: 42, milliseconds: 318 }]);
    expect(state.entries).toHaveLength(1);
    expect(agentsAtWork(state)).toEqual(new Set());
  });

  it('collects the result while it is written and keeps the whole one', () => {
    const draft = play([{ type: 'delta', messageId: 'result', agentId: 1, text: 'Add Gdańsk' }]);
    expect(draft.resultDraft).toBe('Add Gdańsk');
    expect(draft.entries).toEqual([]);
    expect(play([{ type: 'result', result: { text: 'Add Gdańsk.' } }]).result?.text).toBe(
      'Add Gdańsk.',
    );
  });

  it('says of each agent where it stands, while the others go on', () => {
    const step = (index: number, agentId: number, state: RunStepState): Sent => ({
      type: 'step',
      index,
      total: 6,
      name: `Step ${index}`,
      agentId,
      state,
    });
    const steps = [
      step(0, 1, 'completed'),
      step(1, 2, 'completed'),
      step(2, 2, 'skipped'),
      step(3, 3, 'failed'),
      step(4, 4, 'running'),
      step(5, 1, 'pending'),
    ];
    const standings = (state: ReturnType<typeof play>) =>
      [1, 2, 3, 4, 5].map((agentId) => standingOf(state, agentId));
    expect(standings(play(steps))).toEqual(['waiting', 'done', 'failed', 'working', 'waiting']);
    expect(standings(play([...steps, { type: 'done', status: 'failed' }]))).toEqual([
      'left',
      'done',
      'failed',
      'left',
      'left',
    ]);
    expect(standings(play([...steps, { type: 'done', status: 'completed' }]))).toEqual([
      'done',
      'done',
      'failed',
      'done',
      'done',
    ]);
  });

  it('counts the steps that run, not the agents that run them', () => {
    const running = [0, 1, 2, 3].map((index): Sent => ({
      type: 'step',
      index,
      name: `Method ${index}`,
      agentId: 1,
      state: 'running',
    }));
    expect(stepsAtWork(play(running))).toBe(4);
    expect(stepsAtWork(play([...running, { type: 'done', status: 'canceled' }]))).toBe(0);
  });

  it('says once what ended an agent’s part and then the run', () => {
    const quota = { type: 'error', code: 'quota', message: 'No quota', agentId: 8 } as const;
    const { entries } = play([
      { ...quota, fatal: false },
      { ...quota, fatal: true },
    ]);
    expect(entries).toMatchObject([{ kind: 'error', error: { fatal: true } }]);
  });

  it('ends with everybody at rest', () => {
    const state = play([...writing, { type: 'done', status: 'canceled' }]);
    expect(state).toMatchObject({ ended: 'canceled', endedAt: at });
    expect(state.entries).toMatchObject([{ isWriting: false }]);
    expect(agentsAtWork(state)).toEqual(new Set());
  });
});
