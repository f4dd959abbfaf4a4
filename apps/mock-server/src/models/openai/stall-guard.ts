import { ProviderError } from '../provider.js';

/**
 * A signal that fires when the caller's does, or with a time-out when nothing was heard for
 * `milliseconds`. Call `heard` whenever something arrives and `done` at the end.
 */
export interface StallGuard {
  readonly signal: AbortSignal;
  heard(): void;
  done(): void;
}

/** Guards one exchange with a service. */
export function guardStall(milliseconds: number, outer: AbortSignal | undefined): StallGuard {
  const controller = new AbortController();
  const onOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) onOuter();
  outer?.addEventListener('abort', onOuter, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new ProviderError('timeout')), milliseconds);
  };
  heard();
  return {
    signal: controller.signal,
    heard,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}
