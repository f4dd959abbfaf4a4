import { ApiError } from './api-error.js';

/** A signal that ends a request when its caller does, or when its time is up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time anew: something was heard. */
  extend(): void;
  /** Ends the request for the caller's reasons. */
  cancel(): void;
  /** The error a failed fetch stands for: `aborted`, `timeout` or, without either, `network`. */
  errorOf(cause: unknown): ApiError;
  /** Frees timer and listener. Every deadline must be cleared. */
  clear(): void;
}

/**
 * A deadline of so many milliseconds, composed with the caller's signal.
 * A timer and not `AbortSignal.timeout`, so that it can be extended and cleared.
 */
export function createDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let ended: 'aborted' | 'timeout' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (why: 'aborted' | 'timeout') => {
    ended ??= why;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  const extend = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end('timeout'), milliseconds);
  };

  if (caller?.aborted) onAbort();
  else {
    caller?.addEventListener('abort', onAbort, { once: true });
    extend();
  }

  return {
    signal: controller.signal,
    extend,
    cancel: onAbort,
    errorOf(cause) {
      if (cause instanceof ApiError) return cause;
      if (ended === 'aborted')
        return new ApiError({ kind: 'aborted', message: 'The request was aborted', cause });
      if (ended === 'timeout')
        return new ApiError({ kind: 'timeout', message: `No answer in ${milliseconds} ms`, cause });
      return new ApiError({ kind: 'network', message: 'The server cannot be reached', cause });
    },
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}
