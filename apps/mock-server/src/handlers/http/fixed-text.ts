import { hashOf } from '../../base/pick.js';
import { Refusal } from '../../base/refusal.js';

/** Options of a text that is served. */
interface FixedTextOptions {
  readonly type: string;
  /** @default 200 */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A text that does not change while the server runs: tagged, and compressed once. */
export class FixedText {
  readonly #text: string;
  readonly #options: FixedTextOptions;
  readonly #etag: string;
  #compressed: Promise<ArrayBuffer> | undefined;

  constructor(text: string, options: FixedTextOptions) {
    this.#text = text;
    this.#options = options;
    this.#etag = `W/"${text.length.toString(36)}-${hashOf(text).toString(36)}"`;
  }

  /**
   * Answers with it, or with 304 to whoever has it.
   *
   * @throws {Refusal} 405 for a method that would change it.
   */
  async answer(request: Request): Promise<Response> {
    readsOnly(request);
    const { type, status = 200, headers } = this.#options;
    const said = {
      ...headers,
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: this.#etag,
    };
    if (request.headers.get('if-none-match') === this.#etag)
      return new Response(null, { status: 304, headers: said });
    // A page's own requests name no encoding: there, nobody would take the compression off again.
    if (
      !/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '')
    )
      return new Response(this.#text, { status, headers: said });
    this.#compressed ??= compress(this.#text);
    return new Response(await this.#compressed, {
      status,
      headers: { ...said, 'content-encoding': 'gzip' },
    });
  }
}

/**
 * Refuses what would change something that can only be read.
 *
 * @throws {Refusal} 405
 */
export function readsOnly({ method }: Request): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(405, 'server.request.wrongMethod', {
      values: { method: method.slice(0, 16) },
      headers: { allow: 'GET' },
    });
}

const compress = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
