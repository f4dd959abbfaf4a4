import { pathOf, routes } from '../contract/routes.js';
import { longestDelay, waitBeforeReconnect } from './reconnect.js';
import type { RunEvent } from '../contract/events.js';
import type { ApiError } from './api-error.js';
import type { EventRequest, EventStep } from './read-events.js';

// Loaded together: the first event of a run does not wait for one file after the other.
export { readEvents } from './read-events.js';

/** How a run is watched. */
export interface RunEventOptions {
  /** Go on after this event; without it every event so far comes first. */
  lastEventId?: number;
  /** Ends the iteration quietly. */
  signal?: AbortSignal;
  /** Told when the stream opens and when it waits to reconnect. */
  onConnection?: (state: RunConnection) => void;
}

/** Whether events can arrive. */
export type RunConnection =
  | { state: 'open' }
  /** Broken off; tried again after `delay` milliseconds. `attempt` counts from 1. */
  | { state: 'waiting'; attempt: number; delay: number; error: ApiError | undefined };

/** The parts of a client that watching a run needs. */
interface RunEventContext {
  events: (request: EventRequest<RunEvent>) => AsyncIterable<EventStep<RunEvent>>;
  /** Chance between 0 and 1, for the waits before reconnecting. */
  random?: (() => number) | undefined;
}

/**
 * The events of a run, in order, each once, until `done`. A broken or silent stream is opened again
 * after the last event seen, as often as it takes; the waits grow to 15 s, and half as long again by
 * chance. `Retry-After` is kept to.
 *
 * @throws {ApiError} kind `http` when the server refuses (401, 403, 404, 410 …), and `invalid-response`
 * when it answers something else than a stream.
 */
export async function* runEvents(
  { events, random }: RunEventContext,
  id: number,
  options: RunEventOptions = {},
): AsyncGenerator<RunEvent, void, undefined> {
  const { signal, onConnection } = options;
  let last = options.lastEventId;
  let attempt = 0;
  let serverDelay: number | undefined;

  for (;;) {
    if (signal?.aborted) return;
    let failure: ApiError | undefined;
    let openedAt = Infinity;
    try {
      const steps = events({
        name: 'taskEvents',
        path: pathOf(routes.taskEvents, { id }),
        headers: last === undefined ? {} : { 'Last-Event-ID': String(last) },
        signal,
        isEvent,
      });
      for await (const step of steps) {
        if (step.kind === 'end') return;
        if (step.kind === 'open') {
          openedAt = Date.now();
          onConnection?.({ state: 'open' });
        } else if (step.kind === 'retry') serverDelay = step.delay;
        else if (last === undefined || step.event.id > last) {
          attempt = 0;
          last = step.event.id;
          yield step.event;
          if (step.event.type === 'done') return;
        }
      }
    } catch (error) {
      failure = error as ApiError;
      if (signal?.aborted) return;
      if (isFinal(failure)) throw failure;
    }
    // A stream that held, though nothing happened in the run, is no reason to come back slowly.
    if (Date.now() - openedAt >= longestDelay) attempt = 0;
    attempt += 1;
    await waitBeforeReconnect({
      attempt,
      signal,
      base: serverDelay,
      asked: failure?.retryAfter,
      random,
      onWait: (delay) => onConnection?.({ state: 'waiting', attempt, delay, error: failure }),
    });
  }
}

const isEvent = (event: Partial<RunEvent>): event is RunEvent =>
  typeof event.id === 'number' && typeof event.type === 'string';

/** Whether trying again is pointless. 408, 429 and 5xx pass; the other refusals stay. */
function isFinal({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'invalid-response') return true;
  return kind === 'http' && status < 500 && status !== 408 && status !== 429;
}
