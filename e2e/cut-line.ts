import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands between a page and a server and hands over everything, but for the events of runs: it
 * breaks off a stream after a step, and lets nobody read on before the line is mended.
 */
export class CutLine {
  #cutAt = Infinity;
  #isCut = false;
  #mended: Promise<void> = Promise.resolve();
  #mend: () => void = () => undefined;
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer));

  constructor(
    /** The server's address. */
    private readonly target: string,
  ) {}

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  stop(): Promise<void> {
    this.mend();
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  /** Breaks a stream of events when so many steps have ended in it. */
  cutAfter(steps: number): void {
    this.#cutAt = steps;
    this.#mended = new Promise((done) => {
      this.#mend = done;
    });
  }

  /** Lets whoever waits read on. */
  mend(): void {
    this.#cutAt = Infinity;
    this.#isCut = false;
    this.#mend();
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method, headers } = asked;
    const isStream = url.endsWith('/events');
    if (isStream && this.#isCut) await this.#mended;
    if (answer.destroyed) return;
    const passed = request(this.target + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (isStream) this.#passEvents(response, answer);
      else response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  #passEvents(response: IncomingMessage, answer: ServerResponse): void {
    let rest = '';
    let ended = 0;
    response.setEncoding('utf8');
    response.on('error', () => answer.destroy());
    response.on('end', () => answer.end());
    response.on('data', (text: string) => {
      const events = (rest + text).split(/(?<=\n\n)/);
      rest = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
      for (const event of events) {
        if (ended >= this.#cutAt) return;
        answer.write(event);
        if (!/^event: step$/m.test(event) || !event.includes('"state":"completed"')) continue;
        ended += 1;
        if (ended < this.#cutAt) continue;
        this.#isCut = true;
        // What was written goes out before the line breaks.
        answer.write(': cut\n\n', () => answer.destroy());
      }
    });
  }
}
