import type { Probe, Reply, Sent } from './probe.js';

/** The suite ends here: without this nothing else can be looked at. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn';
}

/** A browser of its own: it keeps the cookies it is given. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly probe: Probe,
    /** The id of the signed-in user. */
    readonly userId = 0,
  ) {}

  /** The same cookies under a known id. */
  as(userId: number): Visitor {
    const visitor = new Visitor(this.probe, userId);
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value);
    return visitor;
  }

  /** The bare response, for streams. */
  async open(
    method: string,
    path: string,
    sent: Sent = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const { probe } = this;
    const headers = new Headers({ 'accept-language': 'en', ...sent.headers });
    const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    if (body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    if (this.#cookies.size > 0)
      headers.set(
        'cookie',
        [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      );
    probe.requests += 1;
    const response = await probe.fetch(`${probe.url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** A request and its whole answer, looked at for what holds for every answer. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const response = await this.open(method, path, sent);
    const text = await response.text();
    let json: unknown;
    try {
      json = text === '' ? undefined : JSON.parse(text);
    } catch {
      json = undefined;
    }
    const { status, headers } = response;
    const reply = { request: `${method} ${path}`, status, headers, text, json };
    this.probe.inspect(reply);
    return reply;
  }
}
