import type { RunEvent, Task } from '@constella/api-client';

import { emptyRun, nextRunState, type RunState } from './run-state';

/** A finished run, ready to be shown as it was at any moment. */
export interface Recording {
  /** Milliseconds from its first event to its last. */
  duration: number;
  /** State its events added up to so many milliseconds after the first. */
  at: (milliseconds: number) => RunState;
}

/** Makes a recording of the events of a run, in their order. Going forward costs what is new. */
export function recordingOf(events: readonly RunEvent[]): Recording {
  const began = Date.parse(events[0]?.at ?? '');
  const times = events.map(({ at }) => Math.max(0, Date.parse(at) - began));
  let reached = 0;
  let state = emptyRun;
  return {
    duration: Math.max(0, ...times.slice(-1)),
    at(milliseconds) {
      const found = times.findIndex((time) => time > milliseconds);
      const count = found < 0 ? events.length : found;
      if (count < reached) [reached, state] = [0, emptyRun];
      for (; reached < count; reached += 1) state = nextRunState(state, events[reached]!);
      return state;
    },
  };
}

/** The record of a run as it was then: in progress until its last event, and without its end. */
export function taskAt(task: Task, state: RunState, milliseconds: number): Task {
  if (state.ended) return task;
  return {
    ...task,
    status: 'running',
    result: null,
    usage: state.usage ?? null,
    duration: milliseconds,
    completedAt: null,
  };
}

/** How many times as fast as it was. */
export const replaySpeeds = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];
