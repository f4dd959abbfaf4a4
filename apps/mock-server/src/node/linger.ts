import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of a refused body that are read and thrown away to keep its connection: a few bodies' worth. */
const mostDiscarded = 4 * 1_048_576;
/** Milliseconds a sender gets to read its last answer. */
const lingering = 2_000;

/**
 * Keeps every connection usable after an answer that did not wait for the request's body: what is
 * still coming is thrown away, and where that is too much the connection is closed. A connection
 * that is closed is closed in such a way that the sender reads its answer first.
 */
export function clearConnections(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // How Node ends a connection after its last answer: at once, with a body half read.
    socket.destroySoon = () => closeGently(socket);
  });
  // Before anybody answers.
  server.prependListener('request', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > mostDiscarded)
      response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (request.complete) return;
      let discarded = 0;
      // Whoever began to read it and gave up has paused it, and everything sent after it.
      request.removeAllListeners('data');
      request.on('data', ({ byteLength }: Buffer) => {
        discarded += byteLength;
        if (discarded > mostDiscarded) closeGently(request.socket);
      });
      request.resume();
    });
  });
}

/**
 * Says the last words, then hears the other side out for a moment: closing a connection that has
 * unread bytes resets it, and a reset takes the answer with it (RFC 9112, 9.6).
 */
export function closeGently(socket: Socket, lastWords = ''): void {
  if (socket.writableEnded) return;
  socket.end(lastWords);
  // Nothing that still comes is a request any more.
  socket.on('data', () => undefined);
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
