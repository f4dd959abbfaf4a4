import type { RunEvent } from '@constella/api-client/contract';

import type { Endpoint } from './context.js';
import { ownTask } from './tasks.js';

/** A comment is sent this often (milliseconds), so that no proxy takes a quiet run for a dead one. */
const heartbeat = 15_000;
/** What a reader waits before it comes back (milliseconds). */
const reconnect = 1_000;

const frames = new WeakMap<RunEvent, string>();
/** One event as the stream writes it; written once for all who read it. */
function frame(event: RunEvent): string {
  let text = frames.get(event);
  if (text === undefined) {
    text = `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    frames.set(event, text);
  }
  return text;
}

/** The events of a run: those so far (after `Last-Event-ID`), then live ones until `done`. */
export const taskEvents: Endpoint<'taskEvents'> = ({ id, signedIn, request, url }, context) => {
  const task = ownTask(context, id, signedIn);
  const given = request.headers.get('last-event-id') ?? url.searchParams.get('lastEventId') ?? '';
  const after = /^\d{1,15}$/.test(given) ? Number(given) : -1;

  // As EventSource understands it: there is nothing to come back for.
  if (context.engine.isOver(task, after)) return new Response(null, { status: 204 });

  const stop = new AbortController();
  const abort = () => stop.abort();
  request.signal.addEventListener('abort', abort, { once: true });
  const events = context.engine.events(task, after, stop.signal);
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval> | undefined;

  const end = () => {
    clearInterval(beat);
    request.signal.removeEventListener('abort', abort);
    stop.abort();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`retry: ${reconnect}\n\n`));
      beat = setInterval(() => {
        try {
          controller.enqueue(encoder.encode(': still here\n\n'));
        } catch {
          end();
        }
      }, heartbeat);
    },
    async pull(controller) {
      const { done, value } = await events.next();
      if (!done) {
        controller.enqueue(encoder.encode(value.map(frame).join('')));
        return;
      }
      end();
      controller.close();
    },
    cancel: end,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
};
