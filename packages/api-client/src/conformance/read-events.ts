import { runEventSchema, type RunEvent } from '../contract/events.js';
import { createEventStreamParser } from '../http/event-stream.js';
import type { Visitor } from './visitor.js';

/** Milliseconds a run may take. */
const patience = 45_000;

/** The events of a run, until it is done or `limit` of them are there. */
export async function readEvents(visitor: Visitor, path: string, after?: number, limit = Infinity) {
  const { probe } = visitor;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  const headers: Record<string, string> =
    after === undefined ? {} : { 'last-event-id': String(after) };
  const events: RunEvent[] = [];
  const request = { request: `GET ${path}${after === undefined ? '' : ` after ${after}`}` };
  try {
    const response = await visitor.open('GET', path, { headers }, stop.signal);
    const type = response.headers.get('content-type') ?? 'nothing';
    if (response.status === 204 || !response.body)
      return { ...request, events, status: response.status };
    probe.check(
      request,
      'streams',
      type.startsWith('text/event-stream'),
      'text/event-stream',
      type,
    );
    const parser = createEventStreamParser();
    const decoder = new TextDecoder();
    reading: for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      for (const { id, type: name, data } of parser.push(decoder.decode(piece, { stream: true }))) {
        const event = runEventSchema.safeParse(JSON.parse(data));
        if (
          !probe.check(
            request,
            'streams events of the promised shape',
            event.success,
            'an event',
            data,
          )
        )
          continue;
        if (!event.data) continue;
        probe.equal(
          request,
          'repeats id and type outside the data',
          [id, name],
          [String(event.data.id), event.data.type],
        );
        events.push(event.data);
        if (events.length >= limit) break reading;
      }
    return { ...request, events, status: response.status };
  } catch (error) {
    probe.check(request, 'ends the stream when the run is done', false, 'done', String(error));
    return { ...request, events, status: 0 };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
