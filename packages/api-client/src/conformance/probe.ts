import { errorBodySchema } from '../contract/entities/error.js';
import { shown, type Difference } from './report.js';

/** A server's reply. */
export interface Reply {
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` when it is none. */
  readonly json: unknown;
}

/** The parts sent beside method and path. */
export interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of JSON. */
  readonly raw?: string;
}

/** Takes down what a server does, beside what the contract promises. */
export class Probe {
  readonly differences: Difference[] = [];
  readonly skipped: string[] = [];
  checks = 0;
  requests = 0;
  /** The call or record that is looked at. */
  at = '';
  /** Texts no answer may contain: passwords and keys that were sent. */
  readonly secrets = new Set<string>();

  constructor(
    readonly url: string,
    readonly fetch: typeof globalThis.fetch,
  ) {}

  /** One promise, kept or not. */
  check(
    reply: Pick<Reply, 'request'>,
    rule: string,
    kept: boolean,
    expected: unknown,
    received: unknown,
  ): boolean {
    this.checks += 1;
    if (!kept)
      this.differences.push({
        at: this.at,
        request: reply.request,
        rule,
        expected: shown(expected),
        received: shown(received),
      });
    return kept;
  }

  equal(
    reply: Pick<Reply, 'request'>,
    rule: string,
    received: unknown,
    expected: unknown,
  ): boolean {
    return this.check(reply, rule, same(received, expected), expected, received);
  }

  status(reply: Reply, expected: number, rule = `answers ${expected}`): boolean {
    return this.check(
      reply,
      rule,
      reply.status === expected,
      expected,
      `${reply.status} ${reply.text}`,
    );
  }

  /** Checks of every answer, whatever was asked. */
  inspect(reply: Reply): void {
    const { status, headers, text, json } = reply;
    if (status === 204 || status === 304) {
      this.equal(reply, 'has no body', text, '');
      return;
    }
    this.check(reply, 'is no failure of the server', status < 500, 'a status below 500', status);
    for (const secret of this.secrets)
      if (text.includes(secret)) this.check(reply, 'keeps a secret', false, 'no trace of it', text);
    if (reply.request.startsWith('HEAD ')) {
      this.equal(reply, 'has no body', text, '');
      return;
    }
    const type = headers.get('content-type') ?? 'nothing';
    if (type.startsWith('text/html') && status < 300) return;
    this.check(reply, 'is JSON', type.startsWith('application/json'), 'application/json', type);
    if (status < 400) return;
    const error = errorBodySchema.safeParse(json);
    const says = error.success && error.data.error.trim() !== '';
    this.check(reply, 'says what is wrong', says, '{ "error": text, "fields"?: texts }', text);
    const needed = { 405: 'allow', 429: 'retry-after', 503: 'retry-after' }[status];
    if (needed)
      this.check(reply, `names ${needed}`, headers.has(needed), `a header ${needed}`, 'none');
  }
}

/** Whether two JSON values are the same; the order of fields says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
