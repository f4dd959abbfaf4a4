import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { closeGently } from './linger.js';

/**
 * Node's codes for the ways a connection breaks the protocol, and the status each is answered with.
 */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** Milliseconds between two lines about the same kind: a flood must not become a flood of lines. */
const quiet = 60_000;

/**
 * Closes connections that send no proper request: too many or too long headers (431), headers or a
 * body that do not arrive in time (408), anything else that is not HTTP (400). One line a minute
 * for each kind is logged, never what was sent.
 */
export function closeBrokenConnections(server: Server, log: (line: string) => void): void {
  const logged = new Map<number, number>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The other side went away: nobody reads an answer.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const now = performance.now();
    if (now - (logged.get(status) ?? -quiet) >= quiet) {
      logged.set(status, now);
      log(`A connection was closed with ${status} (${error.code ?? 'unknown reason'}).`);
    }
    const reason = STATUS_CODES[status];
    const body = JSON.stringify({ error: reason });
    closeGently(
      socket,
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
