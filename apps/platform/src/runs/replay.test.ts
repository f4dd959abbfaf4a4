import type { RunEvent, Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { recordingOf, taskAt } from './replay';
import { emptyRun } from './run-state';

const at = (milliseconds: number) =>
  new Date(Date.parse('2026-01-31T09:30:00.000Z') + milliseconds).toISOString();

const events: RunEvent[] = [
  { id: 0, at: at(0), type: 'step', index: 0, name: 'Frame', agentId: 1, state: 'running' },
  { id: 1, at: at(100), type: 'delta', messageId: 'm', agentId: 1, text: 'Two ' },
  { id: 2, at: at(200), type: 'delta', messageId: 'm', agentId: 1, text: 'points' },
  { id: 3, at: at(300), type: 'message', messageId: 'm', from: 1, to: null, text: 'Two points.' },
  {
    id: 4,
    at: at(300),
    type: 'step',
    index: 0,
    name: 'Frame',
    agentId: 1,
    state: 'completed',
    duration: 300,
  },
  { id: 5, at: at(400), type: 'result', result: { text: 'Done' } },
  { id: 6, at: at(500), type: 'done', status: 'completed' },
];

/** Step, text and end of the run at a moment. */
const seen = (recording: ReturnType<typeof recordingOf>, milliseconds: number) => {
  const { steps, entries, result, ended } = recording.at(milliseconds);
  const [entry] = entries;
  return [steps[0]?.state, entry?.kind === 'message' ? entry.text : '', result?.text, ended];
};

const moments: [number, ReturnType<typeof seen>][] = [
  [-1, [undefined, '', undefined, undefined]],
  [0, ['running', '', undefined, undefined]],
  [150, ['running', 'Two ', undefined, undefined]],
  [200, ['running', 'Two points', undefined, undefined]],
  [300, ['completed', 'Two points.', undefined, undefined]],
  [450, ['completed', 'Two points.', 'Done', undefined]],
  [500, ['completed', 'Two points.', 'Done', 'completed']],
  [9000, ['completed', 'Two points.', 'Done', 'completed']],
];

describe('a recording', () => {
  it.each(moments)('at %d ms', (milliseconds, expected) => {
    expect(seen(recordingOf(events), milliseconds)).toEqual(expected);
  });

  it('shows the same whichever way it is wound', () => {
    const recording = recordingOf(events);
    for (const [milliseconds, expected] of [...moments, ...moments.toReversed()])
      expect(seen(recording, milliseconds)).toEqual(expected);
  });

  it('is as long as from its first event to its last', () => {
    expect(recordingOf(events).duration).toBe(500);
    expect(recordingOf([])).toMatchObject({ duration: 0 });
    expect(recordingOf([]).at(100)).toBe(emptyRun);
  });

  it('takes the end from the record until it is reached', () => {
    const task = { status: 'completed', result: { text: 'Done' }, duration: 500 } as Task;
    const recording = recordingOf(events);
    expect(taskAt(task, recording.at(200), 200)).toMatchObject({
      status: 'running',
      result: null,
      duration: 200,
    });
    expect(taskAt(task, recording.at(500), 500)).toBe(task);
  });
});
