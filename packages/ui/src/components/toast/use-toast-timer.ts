import { useEffect, useRef } from 'react';

import { type Clock, createToastTimer } from './toast-timer.js';

interface ToastTimerOptions {
  /** The list the toasts live in; pointer and focus anywhere in it stop the time. */
  list: HTMLElement | null;
  /** Names the run: another value starts the time anew, undefined stops it. */
  run: string | undefined;
  /** Milliseconds. */
  duration: number;
  clock: Clock;
  onEnd: () => void;
}

/** Ends a toast after its duration, not counting the time somebody was busy with it or away. */
export const useToastTimer = ({ list, run, duration, clock, onEnd }: ToastTimerOptions) => {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (run === undefined || !list) return undefined;
    const timer = createToastTimer(duration, () => end.current(), clock);
    const controller = new AbortController();
    const { signal } = controller;

    const followVisibility = () => (document.hidden ? timer.hold : timer.release)('hidden');
    const followFocus = (target: EventTarget | null) =>
      (target instanceof Node && list.contains(target) ? timer.hold : timer.release)('focus');

    // A toast may appear under the pointer, beside the focus or in a tab nobody looks at.
    if (list.matches(':hover')) timer.hold('pointer');
    followFocus(document.activeElement);
    followVisibility();

    list.addEventListener('pointerenter', () => timer.hold('pointer'), { signal });
    list.addEventListener('pointerleave', () => timer.release('pointer'), { signal });
    list.addEventListener('focusin', (event) => followFocus(event.target), { signal });
    list.addEventListener('focusout', (event) => followFocus(event.relatedTarget), { signal });
    document.addEventListener('visibilitychange', followVisibility, { signal });
    return () => {
      controller.abort();
      timer.stop();
    };
  }, [list, run, duration, clock]);
};
