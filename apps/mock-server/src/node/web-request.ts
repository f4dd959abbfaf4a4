import type { IncomingMessage } from 'node:http';

/** Methods a web `Request` cannot have; nothing here answers them. */
const impossible = new Set(['CONNECT', 'TRACE', 'TRACK']);

interface Arrival {
  /** How it was sent, by whoever ends TLS. */
  readonly protocol: string;
  readonly signal: AbortSignal;
}

/** Node's request as a web one; `undefined` when it has no place on this server. */
export function toWebRequest(
  message: IncomingMessage,
  { protocol, signal }: Arrival,
): Request | undefined {
  const { method = 'GET', url = '/' } = message;
  const address = `${protocol}://${message.headers.host ?? 'localhost'}${url}`;
  if (impossible.has(method) || !url.startsWith('/') || !URL.canParse(address)) return undefined;

  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const [name, value] = message.rawHeaders.slice(index, index + 2);
    if (name !== undefined && value !== undefined) headers.append(name, value);
  }
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = bodyOf(message);
    init.duplex = 'half';
  }
  return new Request(address, init);
}

/**
 * The body as a stream that can be given up without hanging up: Node's own conversion closes the
 * connection, and the sender would never read why.
 */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let forget = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const onData = (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      };
      const onEnd = () => {
        forget();
        controller.close();
      };
      const onCut = (error?: Error) => {
        forget();
        controller.error(error ?? new Error('the request was cut off'));
      };
      const onError = (error: Error) => onCut(error);
      const onClose = () => onCut();
      forget = () => {
        message.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
        // A broken connection nobody reads from any more is no reason to end the server.
        message.on('error', () => {});
      };
      message.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
      message.pause();
    },
    pull() {
      message.resume();
    },
    cancel() {
      forget();
      message.resume();
    },
  });
}
