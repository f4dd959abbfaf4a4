/** Whoever waits for a hash: nobody's many hold up others, and whoever has left is not worked for. */
export interface Asker {
  readonly address?: string;
  readonly signal?: AbortSignal;
}

/** How passwords and session tokens are made and compared; differs between Node and a page. */
export interface Secrets {
  /** A text that proves the password later without holding it. @throws {Refusal} 503 when too many wait. */
  hashPassword(password: string, asker?: Asker): Promise<string>;
  /**
   * Whether the password made this hash. Takes the same time for a hash nobody has.
   *
   * @throws {Refusal} 503 when too many wait.
   */
  verifyPassword(password: string, hash: string | undefined, asker?: Asker): Promise<boolean>;
  /** 256 bits nobody can guess, safe in a cookie. */
  randomToken(): string;
  /** A text id for a new row: a UUID. */
  randomId(): string;
  /** The form in which a token is stored. */
  digestToken(token: string): Promise<string>;
}
