/** A comment is sent this often (milliseconds), so that no proxy takes a quiet stream for a dead one. */
const heartbeat = 15_000;

interface EventStreamOptions {
  /** Whoever reads has left. */
  readonly onLeave: () => void;
  /** Whether whoever reads still may; asked before every frame and every comment. */
  readonly mayRead: () => boolean;
  /** The text the stream begins with, before the first frame. */
  readonly head?: string;
}

/** An answer of server-sent events: frames as they come, and a comment now and then. */
export function eventStream(
  request: Request,
  frames: AsyncIterator<string>,
  { onLeave, mayRead, head = '' }: EventStreamOptions,
): Response {
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(beat);
    request.signal.removeEventListener('abort', onLeave);
    onLeave();
  };
  request.signal.addEventListener('abort', onLeave, { once: true });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (head !== '') controller.enqueue(encoder.encode(head));
      beat = setInterval(() => {
        try {
          if (mayRead()) controller.enqueue(encoder.encode(': still here\n\n'));
          else {
            end();
            controller.close();
          }
        } catch {
          end();
        }
      }, heartbeat);
    },
    async pull(controller) {
      const { done, value } = await frames.next();
      if (!done && mayRead()) {
        controller.enqueue(encoder.encode(value));
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
}
