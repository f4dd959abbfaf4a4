import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';

import {
  IdentityError,
  type Identity,
  type IdentityProvider,
} from '../handlers/http/identity-provider.js';
import { isLoopback } from './loopback.js';

/** Seconds an issuer may take for one answer. */
const patience = 10;

interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Left out for a public client, which PKCE alone protects. */
  readonly clientSecret?: string | undefined;
}

/** Sign-in by an OpenID Connect issuer: authorization code with PKCE, state and nonce. */
export function createOidcIdentity(options: OidcOptions): IdentityProvider {
  let found: Promise<Configuration> | undefined;
  const configuration = () => {
    found ??= discover(options).catch((error: unknown) => {
      // An issuer that was down may be up for the next one who asks.
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    begin: (redirectUri) =>
      explained(async () => {
        const config = await configuration();
        const [state, nonce, codeVerifier] = [
          randomState(),
          randomNonce(),
          randomPKCECodeVerifier(),
        ];
        const url = buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return { url: url.href, state, nonce, codeVerifier };
      }),
    finish: (returned, { state, nonce, codeVerifier }) =>
      explained(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('the answer has no ID token');
        // Many issuers tell more about a person than who it is only when they are asked for it.
        const asks = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint;
        const told = asks ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        return identityOf(claims, told);
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<Configuration> {
  const address = new URL(issuer);
  return discovery(
    address,
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
    {
      timeout: patience,
      execute: [
        // The signature counts although the token comes straight from the issuer.
        enableNonRepudiationChecks,
        ...(isLoopback(address.hostname) ? [allowInsecureRequests] : []),
      ],
    },
  );
}

function identityOf(
  { iss, sub }: { readonly iss: string; readonly sub: string },
  told: Readonly<Record<string, unknown>>,
): Identity {
  const text = (name: string) => {
    const value = told[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return {
    issuer: iss,
    subject: sub,
    email: text('email'),
    emailVerified: told['email_verified'] === true,
    name: text('name'),
    username: text('preferred_username'),
  };
}

/** Runs one step; what goes wrong becomes an error that says whose fault it is. */
async function explained<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new IdentityError(reasonOf(error), error);
  }
}

const busy = new Set(['server_error', 'temporarily_unavailable']);

function reasonOf(error: unknown): IdentityError['reason'] {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'canceled';
    return busy.has(error.error) ? 'unavailable' : 'failed';
  }
  if (error instanceof ResponseBodyError) return busy.has(error.error) ? 'unavailable' : 'failed';
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const status = cause instanceof Response ? cause.status : 0;
  // `fetch` says nothing but TypeError of a connection that fails.
  const unanswered = error instanceof TypeError && error.message === 'fetch failed';
  return unanswered || code === 'OAUTH_TIMEOUT' || status >= 500 ? 'unavailable' : 'failed';
}
