/** The clock of a toast; tests hand in their own. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Why a toast stays: a pointer on it, the focus in it, or nobody looking at the tab. */
export type HoldReason = 'pointer' | 'focus' | 'hidden';

export interface ToastTimer {
  /** Stops the time. Reasons add up. */
  hold: (reason: HoldReason) => void;
  /** Takes a reason away; without one left the time goes on where it stopped. */
  release: (reason: HoldReason) => void;
  /** Ends it without calling back. */
  stop: () => void;
}

/** Calls `onEnd` after `duration` milliseconds of time that was not held. */
export const createToastTimer = (
  duration: number,
  onEnd: () => void,
  clock: Clock = systemClock,
): ToastTimer => {
  const reasons = new Set<HoldReason>();
  let left = duration;
  let startedAt = 0;
  let cancel: (() => void) | undefined;

  const run = () => {
    startedAt = clock.now();
    cancel = clock.after(left, onEnd);
  };
  run();

  return {
    hold: (reason) => {
      reasons.add(reason);
      if (!cancel) return;
      cancel();
      cancel = undefined;
      left = Math.max(0, left - (clock.now() - startedAt));
    },
    release: (reason) => {
      if (reasons.delete(reason) && reasons.size === 0) run();
    },
    stop: () => {
      reasons.clear();
      cancel?.();
      cancel = undefined;
    },
  };
};
