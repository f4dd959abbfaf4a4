/** How passwords and session tokens are made and compared; differs between Node and a page. */
export interface Secrets {
  /** A text that proves the password later without holding it. */
  hashPassword(password: string): Promise<string>;
  /** Whether the password made this hash. Takes the same time for a hash nobody has. */
  verifyPassword(password: string, hash: string | undefined): Promise<boolean>;
  /** 256 bits nobody can guess, safe in a cookie. */
  randomToken(): string;
  /** A text id for a new row: a UUID. */
  randomId(): string;
  /** The form in which a token is stored. */
  digestToken(token: string): Promise<string>;
}
