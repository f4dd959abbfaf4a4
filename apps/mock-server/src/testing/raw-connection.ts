import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Whether the server said that it was the last of its connection. */
  readonly last: boolean;
  readonly body: string;
}

/** One connection, byte by byte: what a client's own good manners would hide. */
export class RawConnection {
  #received = Buffer.alloc(0);
  #ended = false;
  #wake = () => {};
  readonly #socket: Socket;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay();
    const wake = () => this.#wake();
    this.#socket.on('data', (data) => {
      this.#received = Buffer.concat([this.#received, data]);
      wake();
    });
    this.#socket.on('error', () => undefined);
    for (const event of ['end', 'close'] as const)
      this.#socket.on(event, () => {
        this.#ended = true;
        wake();
      });
  }

  /** Whether the server has closed it. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Sends bytes as they are; the other side may be gone. */
  send(...parts: (string | Buffer)[]): void {
    for (const part of parts) this.#socket.write(part);
  }

  /** The next whole answer; `undefined` when the connection ends without one. */
  async answer(): Promise<RawAnswer | undefined> {
    for (;;) {
      const found = this.#take();
      if (found || this.#ended) return found;
      await new Promise<void>((done) => (this.#wake = done));
    }
  }

  /** Waits until the server closes it. */
  async closed(): Promise<void> {
    while (!this.#ended) await new Promise<void>((done) => (this.#wake = done));
  }

  /** Hangs up. */
  close(): void {
    this.#socket.destroy();
  }

  #take(): RawAnswer | undefined {
    const text = this.#received.toString('latin1');
    const at = text.indexOf('\r\n\r\n');
    if (at < 0) return undefined;
    const head = text.slice(0, at);
    const rest = text.slice(at + 4);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    const body = /^transfer-encoding: chunked/im.test(head)
      ? /^(?:[1-9a-f][0-9a-f]*\r\n[\s\S]*?\r\n)*?0\r\n\r\n/i.exec(rest)?.[0]
      : rest.length < length
        ? undefined
        : rest.slice(0, length);
    if (body === undefined) return undefined;
    this.#received = this.#received.subarray(at + 4 + body.length);
    return { status, last: /^connection: close/im.test(head), body };
  }
}
