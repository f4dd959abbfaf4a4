/** The kind of a failure, from the caller's point of view. */
export type ApiErrorKind =
  /** No answer: offline, refused, broken off. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** The caller's own signal ended it; nothing to report to anybody. */
  | 'aborted'
  /** An answer with a status outside 200..299. */
  | 'http'
  /** An answer that is not what the contract promises. */
  | 'invalid-response';

/** The parts of an {@link ApiError}. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  message: string;
  status?: number;
  detail?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  current?: unknown;
  cause?: unknown;
}

/** The one error every call fails with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, for kind `http`. */
  readonly status: number | undefined;
  /**
   * The bare message of the server, without the `HTTP {status}: ` before it. Empty without one: then
   * say in the reader's language what `kind` and `status` mean.
   */
  readonly detail: string;
  /** One text per wrong field, by dotted path. */
  readonly fields: Record<string, string> | undefined;
  /** Milliseconds the server asked to wait before another try (`Retry-After`). */
  readonly retryAfter: number | undefined;
  /** A 412 answers with the row as it is now; `Rows.currentIn` reads it with its type. */
  readonly current: unknown;
  /** How often the call was sent before it failed. */
  attempts = 1;

  constructor(init: ApiErrorInit) {
    const { kind, message, status, detail = '', fields, retryAfter, current, cause } = init;
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/**
 * The message of a failed call whose answer says nothing (specification, section 7). It is no text
 * for readers, whose language it does not know: an empty `detail` says that there is none.
 */
const defaultErrorMessage = '请求失败';

/** The run, agent or row as it is now, from the 412 of a change that came too late. */
export const currentIn = <Current extends object>(error: unknown): Current | undefined =>
  error instanceof ApiError && error.status === 412 && typeof error.current === 'object'
    ? ((error.current ?? undefined) as Current | undefined)
    : undefined;

/**
 * The error of an answer with a failure status. The rule is `HTTP {status}: {message}`, where the
 * message is the `error` or `message` field of a JSON body, else the raw text, of a page its headline,
 * else `fallback`, if it has words.
 */
export async function errorOfResponse(
  response: Response,
  fallback?: string | false,
): Promise<ApiError> {
  const raw = await response.text().catch(() => '');
  const body = jsonObject(raw);
  const detail = text(body?.error) || text(body?.message) || rawText(raw);
  return new ApiError({
    kind: 'http',
    status: response.status,
    message: `HTTP ${response.status}: ${detail || fallback || defaultErrorMessage}`,
    detail,
    fields: textsByField(body?.fields),
    retryAfter: millisecondsUntil(response.headers.get('Retry-After')),
    current: body?.current,
  });
}

/** The words of an answer that is no JSON; of a page, as a proxy sends it, its headline. */
function rawText(raw: string): string {
  const trimmed = raw.trim();
  if (!trimmed.startsWith('<')) return trimmed;
  const [, , headline = ''] = /<(h1|title)\b[^>]*>(.*?)<\/\1>/is.exec(trimmed) ?? [];
  return headline
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** `Retry-After` is seconds or a date; anything else asks for nothing. */
function millisecondsUntil(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return wait >= 0 ? wait : undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function jsonObject(raw: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(raw);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function textsByField(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
