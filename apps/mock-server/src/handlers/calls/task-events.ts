import type { RunEvent } from '@constella/api-client/contract';

import { withoutDetail } from '../http/views.js';
import type { Endpoint } from '../http/context.js';
import { eventStream } from '../http/event-stream.js';
import { adminOf, mayAdminister } from '../resources/permissions.js';
import { isLive } from '../sign-in/sessions.js';
import { ownTask } from './tasks.js';

/** Delay before a reader comes back (milliseconds). */
const reconnect = 1_000;

const frames = new WeakMap<RunEvent, string>();
/** One event as the stream writes it; written once for all who read it. */
const frame = (event: RunEvent): string => frameOf(withoutDetail(event));
/** The same for whoever looks after the models: with their services' own reasons. */
const wholeFrame = (event: RunEvent): string => frameOf(event);

function frameOf(event: RunEvent): string {
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

  const { id: sessionId } = signedIn.session;
  const leave = context.streams.enter(sessionId);
  const stop = new AbortController();
  const events = context.engine.events(task, after, stop.signal);
  const admin = adminOf(context.store, signedIn.user.id);
  const write = mayAdminister(admin, 'model_management') ? wholeFrame : frame;
  return eventStream(request, framesOf(events, write), {
    onLeave: () => {
      leave();
      stop.abort();
    },
    mayRead: () => isLive(context, sessionId),
    head: `retry: ${reconnect}\n\n`,
  });
};

async function* framesOf(
  events: AsyncIterable<readonly RunEvent[]>,
  write: (event: RunEvent) => string,
): AsyncGenerator<string> {
  for await (const some of events) yield some.map(write).join('');
}
