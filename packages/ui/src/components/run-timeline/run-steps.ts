import type { ReactNode } from 'react';

export interface RunTimelineStep {
  /** Identity across renders. */
  id: string;
  /** The step's name. */
  name: ReactNode;
  /** @default 'pending' */
  state?: 'pending' | 'running' | 'completed' | 'failed' | 'skipped';
  /** Who does it. */
  agent?: ReactNode;
  /** Kind of agent, which gives the bar its colour. */
  agentType?: 'meta' | 'coordinator' | 'processor' | 'executor';
  /** Milliseconds from the run's start. @default the end of the step before */
  start?: number | null;
  /** Milliseconds it took. Left out while it runs. */
  duration?: number | null;
}

/** A step's place in the whole time. */
export interface StepBar {
  /** Milliseconds from the run's start. */
  start: number;
  /** Milliseconds; undefined where the step has not begun. */
  length: number | undefined;
}

const isTime = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Where each step lies in time, when it has begun. One at work reaches to `elapsed`, the run's age in ms. */
export function stepBars(
  steps: readonly RunTimelineStep[],
  elapsed: number | undefined,
): { bars: StepBar[]; total: number } {
  let before = 0;
  let total = isTime(elapsed) ? elapsed : 0;
  const bars = steps.map(({ state = 'pending', start, duration }): StepBar => {
    const from = isTime(start) ? start : before;
    const open = state === 'running' && isTime(elapsed) ? Math.max(0, elapsed - from) : undefined;
    const hasBegun = state !== 'pending' && state !== 'skipped';
    const length = isTime(duration) && hasBegun ? duration : open;
    before = from + (length ?? 0);
    if (length !== undefined) total = Math.max(total, before);
    return { start: from, length };
  });
  return { bars, total };
}
