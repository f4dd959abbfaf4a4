import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Configuration, Provider } from 'oidc-provider';

/** Claims of the issuer about the person who signs in there. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
}

/** The client the issuer knows. */
export const oidcClient = { clientId: 'constella', clientSecret: 'a secret of the test' } as const;

/** How the issuer behaves; may be changed between two sign-ins. */
interface Behaviour {
  person: Person;
  /** The person says no. */
  cancels: boolean;
  /** Changes what the token endpoint answers. */
  tamper: ((answer: Record<string, unknown>) => void) | undefined;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const signingKey = {
  ...privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
  kid: 'one',
};

/** A real OpenID provider on loopback, whose only person agrees to everything at once. */
export async function startOidcIssuer(redirectUri: string) {
  const behaviour: Behaviour = {
    person: { sub: 'ann' },
    cancels: false,
    tamper: undefined,
  };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await quietly(issuer, configurationOf(redirectUri, behaviour));
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token') behaviour.tamper?.(context.body as Record<string, unknown>);
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    const result = behaviour.cancels
      ? { error: 'access_denied', error_description: 'the person said no' }
      : { login: { accountId: behaviour.person.sub } };
    void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    behaviour,
    /** A visit to the address a browser is sent to: gives the one it is sent back to. */
    visit: (address: string) => follow(address, issuer),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** It warns of its store in memory and of Node versions it is not tested with; a test wants both. */
async function quietly(issuer: string, configuration: Configuration): Promise<Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}

/** An ID token of this issuer that says something else, with a signature that is right. */
export function signedAgain(token: string, claims: Readonly<Record<string, unknown>>): string {
  const signed = withClaims(token, claims).replace(/\.[^.]*$/, '');
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** An ID token that says something else than what was signed. */
export function withClaims(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const told = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...told, ...claims })).toString('base64url');
  return [head, changed, signature].join('.');
}

function configurationOf(redirectUri: string, behaviour: Behaviour): Configuration {
  return {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      Interaction: 600,
      Session: 600,
      IdToken: 600,
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...behaviour.person }),
    }),
    // Nothing to ask: whoever signs in wants to.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function follow(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${next} leads nowhere: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
