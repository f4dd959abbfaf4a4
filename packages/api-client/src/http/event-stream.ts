/** One dispatched event of a `text/event-stream`. */
export interface StreamEvent {
  /** The last `id:` seen, as the browser's own EventSource keeps it. */
  id: string;
  /** The `event:` line. @default 'message' */
  type: string;
  data: string;
}

/** Takes pieces of a stream, however they are cut, and gives the events they complete. */
export interface EventStreamParser {
  push(piece: string): StreamEvent[];
  /** Milliseconds the server asked to wait before reconnecting, once it has. */
  readonly retry: number | undefined;
}

/**
 * A parser of server-sent events (WHATWG HTML, "event stream interpretation"): lines end in LF, CR
 * or CRLF, a blank line dispatches, lines beginning with a colon are comments, an event without
 * data is none. What is unfinished when the stream breaks is dropped; the server sends it again.
 */
export function createEventStreamParser(): EventStreamParser {
  let rest = '';
  let started = false;
  let id = '';
  let type = '';
  let data: string[] = [];
  let retry: number | undefined;

  function line(text: string): StreamEvent | undefined {
    if (text === '') {
      const event =
        data.length > 0 ? { id, type: type || 'message', data: data.join('\n') } : undefined;
      type = '';
      data = [];
      return event;
    }
    const colon = text.indexOf(':');
    const name = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    else if (name === 'event') type = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) retry = Number(value);
    return undefined;
  }

  return {
    get retry() {
      return retry;
    },
    push(piece) {
      rest += piece;
      if (!started && rest !== '') {
        started = true;
        rest = rest.replace(/^\uFEFF/, '');
      }
      // A carriage return at the very end may be half of a CRLF: wait for what follows it.
      const end = rest.endsWith('\r') ? rest.length - 1 : rest.length;
      const lines = rest.slice(0, end).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + rest.slice(end);
      return lines.map(line).filter((event) => event !== undefined);
    },
  };
}
