import { ProviderError } from '../provider.js';

/**
 * A signal that fires when the caller's does, or with a time-out when nothing was received for
 * `milliseconds`. Call `received` whenever something arrives and `done` at the end.
 */
export interface StallGuard {
  readonly signal: AbortSignal;
  received(): void;
  done(): void;
}

/** Guards one exchange with a service. */
export function guardStall(milliseconds: number, outer: AbortSignal | undefined): StallGuard {
  const controller = new AbortController();
  const onOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) onOuter();
  outer?.addEventListener('abort', onOuter, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const received = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new ProviderError('timeout')), milliseconds);
  };
  received();
  return {
    signal: controller.signal,
    received,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}
