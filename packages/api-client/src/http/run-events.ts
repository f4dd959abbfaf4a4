import { pathOf, routes } from '../contract/routes.js';
import { ApiError } from './api-error.js';
import { createEventStreamParser } from './event-stream.js';
import { longestDelay, waitBeforeReconnect } from './reconnect.js';
import type { RunEvent } from '../contract/events.js';
import type { Transport } from './transport.js';
import type { AnswerCheck } from './validation.js';
import type { Warn } from './warning.js';

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

/** What watching a run needs from its client. */
export interface RunEventContext {
  transport: Transport;
  check: AnswerCheck;
  warn: Warn;
  /** Told of a 401. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Chance between 0 and 1, for the waits before reconnecting. */
  random?: (() => number) | undefined;
}

/** Silence after which a stream counts as broken, in milliseconds. Servers send a comment oftener. */
const silence = 60_000;

/**
 * The events of a run, in order, each once, until `done`. A broken or silent stream is opened again
 * after the last event seen, as often as it takes; the waits grow to 15 s, and half as long again by
 * chance. `Retry-After` is kept to.
 *
 * @throws {ApiError} kind `http` when the server refuses (401, 403, 404, 410 …), and `invalid-response`
 * when it answers something else than a stream.
 */
export async function* runEvents(
  context: RunEventContext,
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
      for await (const step of connection(context, id, last, signal)) {
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
      if (isFinal(failure)) {
        if (failure.status === 401) context.onUnauthorized?.(failure);
        throw failure;
      }
    }
    // A stream that held, though nothing happened in the run, is no reason to come back slowly.
    if (Date.now() - openedAt >= longestDelay) attempt = 0;
    attempt += 1;
    await waitBeforeReconnect({
      attempt,
      signal,
      base: serverDelay,
      asked: failure?.retryAfter,
      random: context.random,
      onWait: (delay) => onConnection?.({ state: 'waiting', attempt, delay, error: failure }),
    });
  }
}

type ConnectionStep =
  | { kind: 'open' }
  /** 204: there is nothing more, as EventSource understands it. */
  | { kind: 'end' }
  | { kind: 'retry'; delay: number }
  | { kind: 'event'; event: RunEvent };

/** One connection, from opening to its end. Leaving the loop over it closes it. */
async function* connection(
  { transport, check, warn }: RunEventContext,
  id: number,
  last: number | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ConnectionStep, void, undefined> {
  const { response, deadline } = await transport.open({
    method: routes.taskEvents.method,
    path: pathOf(routes.taskEvents, { id }),
    headers: {
      Accept: 'text/event-stream',
      ...(last === undefined ? {} : { 'Last-Event-ID': String(last) }),
    },
    timeout: silence,
    signal,
  });
  try {
    if (response.status === 204) {
      yield { kind: 'end' };
      return;
    }
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body)
      throw new ApiError({
        kind: 'invalid-response',
        message: 'The events of a run arrived as something else than a stream',
      });
    yield { kind: 'open' };
    const parser = createEventStreamParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      deadline.extend();
      for (const { data } of parser.push(value)) {
        const event = read(data, warn);
        if (!event) continue;
        await check('taskEvents', event);
        yield { kind: 'event', event };
      }
      if (parser.retry !== undefined) yield { kind: 'retry', delay: parser.retry };
    }
  } catch (cause) {
    throw deadline.errorOf(cause);
  } finally {
    deadline.cancel();
    deadline.clear();
  }
}

/** An event's data; one that cannot be read is reported and left out. */
function read(data: string, warn: Warn): RunEvent | undefined {
  try {
    const event = JSON.parse(data) as Partial<RunEvent> | null;
    if (typeof event?.id === 'number' && typeof event.type === 'string') return event as RunEvent;
  } catch {
    // Reported below, like any other event that is none.
  }
  const message = `An event of a run cannot be read: ${data.slice(0, 80)}`;
  warn({ about: 'events', error: new ApiError({ kind: 'invalid-response', message }) });
  return undefined;
}

/** Whether trying again is pointless. 408, 429 and 5xx pass; the other refusals stay. */
function isFinal({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'invalid-response') return true;
  return kind === 'http' && status < 500 && status !== 408 && status !== 429;
}
