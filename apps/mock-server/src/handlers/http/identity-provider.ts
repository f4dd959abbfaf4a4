/** Somebody an identity provider vouches for. */
export interface Identity {
  readonly issuer: string;
  /** Who it is; unique within the issuer. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  /** The username they want; may belong to somebody else here. */
  readonly username: string | undefined;
}

/** Values that must be remembered until the browser is back. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Says who somebody is, by OpenID Connect. A page has none. */
export interface IdentityProvider {
  /** Where to send the browser. @throws {IdentityError} */
  begin(redirectUri: string): Promise<SignInAttempt & { url: string }>;
  /** Checks what the browser came back with, at its whole address. @throws {IdentityError} */
  finish(returned: URL, attempt: SignInAttempt): Promise<Identity>;
}

/** Why nobody was identified. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  constructor(
    /** `canceled` by whoever was asked; `unavailable`: no answer; `failed`: an answer that does not hold. */
    readonly reason: 'canceled' | 'unavailable' | 'failed',
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
