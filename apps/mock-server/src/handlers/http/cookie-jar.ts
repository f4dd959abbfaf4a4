/** Where a connection's cookies are read and set; a page's own transport cannot use headers for it. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** `maxAge` in seconds; 0 removes the cookie. */
  set(name: string, value: string, options: { maxAge: number }): void;
}

/**
 * The cookies of a request's headers, and the `Set-Cookie` lines of its answer. Over TLS their
 * names begin with `__Host-`: no other host of the domain, and nobody without TLS, can set them.
 */
export class HeaderCookieJar implements CookieJar {
  readonly #given = new Map<string, string>();
  /** Lines to append to the answer as `Set-Cookie`. */
  readonly lines: string[] = [];

  constructor(
    request: Request,
    private readonly secure: boolean,
  ) {
    for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
      const at = pair.indexOf('=');
      if (at > 0) this.#given.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
    }
  }

  get(name: string): string | undefined {
    return this.#given.get(this.#named(name));
  }

  set(name: string, value: string, { maxAge }: { maxAge: number }): void {
    const line = `${this.#named(name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
    this.lines.push(this.secure ? `${line}; Secure` : line);
  }

  #named(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }
}

/** Cookies of one page's transport: kept in memory, seen by nobody else. */
export class MemoryCookieJar implements CookieJar {
  readonly #held = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#held.get(name);
  }

  set(name: string, value: string, { maxAge }: { maxAge: number }): void {
    if (maxAge > 0) this.#held.set(name, value);
    else this.#held.delete(name);
  }
}
