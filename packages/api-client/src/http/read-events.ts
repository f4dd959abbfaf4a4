import { routes } from '../contract/routes.js';
import { ApiError } from './api-error.js';
import { createEventStreamParser } from './event-stream.js';
import type { Transport } from './transport.js';
import type { AnswerCheck } from './validation.js';
import type { Warn } from './warning.js';

/** The parts of a client that reading a stream needs. */
export interface EventContext {
  transport: Transport;
  check: AnswerCheck;
  warn: Warn;
}

/** A stream to be read, and how its events are told from what is none. */
export interface EventRequest<Event> {
  name: 'taskEvents' | 'modelAnswer';
  /** With its parameters. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  isEvent: (event: Partial<Event>) => event is Event;
}

/** A step of a connection. */
export type EventStep<Event> =
  | { kind: 'open' }
  /** 204: there is nothing more, as EventSource understands it. */
  | { kind: 'end' }
  | { kind: 'retry'; delay: number }
  | { kind: 'event'; event: Event };

/** Silence after which a stream counts as broken, in milliseconds. Servers send a comment oftener. */
const silence = 60_000;

/**
 * One connection of server-sent events, from opening to its end. Leaving the loop over it closes it.
 *
 * @throws {ApiError}
 */
export async function* readEvents<Event>(
  { transport, check, warn }: EventContext,
  { name, path, body, headers, signal, isEvent }: EventRequest<Event>,
): AsyncGenerator<EventStep<Event>, void, undefined> {
  const { response, deadline } = await transport.open({
    method: routes[name].method,
    path,
    body,
    headers: { Accept: 'text/event-stream', ...headers },
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
        message: `The events of "${name}" arrived as something else than a stream`,
      });
    yield { kind: 'open' };
    const parser = createEventStreamParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      deadline.extend();
      for (const { data } of parser.push(value)) {
        const event = read(data, isEvent, warn);
        if (!event) continue;
        await check(name, event);
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
function read<Event>(
  data: string,
  isEvent: EventRequest<Event>['isEvent'],
  warn: Warn,
): Event | undefined {
  try {
    const event = JSON.parse(data) as Partial<Event> | null;
    if (event && isEvent(event)) return event;
  } catch {
    // Reported below, like any other event that is none.
  }
  const message = `An event cannot be read: ${data.slice(0, 80)}`;
  warn({ about: 'events', error: new ApiError({ kind: 'invalid-response', message }) });
  return undefined;
}
