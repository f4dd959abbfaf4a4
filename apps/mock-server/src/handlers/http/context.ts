import type { calls, RouteName } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Clock } from '../../base/clock.js';
import type { Engine } from '../../runs/engine/engine.js';
import type { McpServers } from '../../runs/mcp/mcp-servers.js';
import type { Models } from '../../models/models.js';
import type { ModelServices } from '../../models/services/model-services.js';
import type { Billing } from '../../money/payments/billing.js';
import type { Texts } from '../../base/language/texts.js';
import type { Mailer } from '../../mail/mailer.js';
import type { Store } from '../../store/store.js';
import type { DocumentReader } from '../../prose/documents/document-reader.js';
import type { RowOf } from '../../store/tables.js';
import type { CookieJar } from './cookie-jar.js';
import type { IdentityProvider } from './identity-provider.js';
import type { LoginThrottle } from './login-throttle.js';
import type { AccountStorage } from './account-storage.js';
import type { OpenStreams } from './open-streams.js';
import type { Secrets } from './secrets.js';

/** The context the handlers work with. */
export interface ServerContext {
  readonly store: Store;
  readonly engine: Engine;
  readonly models: Models;
  /** The services those models are reached at. */
  readonly services: ModelServices;
  /** The servers of tools agents may call. */
  readonly mcp: McpServers;
  readonly billing: Billing;
  /** Reads the text of attached files. */
  readonly documents: DocumentReader;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly throttle: LoginThrottle;
  /** How much each account holds, and whether more fits. */
  readonly storage: AccountStorage;
  readonly streams: OpenStreams;
  readonly mailer: Mailer;
  /** Who says who somebody is, for external sign-in; without it there may be the consent page. */
  readonly identity?: IdentityProvider | undefined;
  /** Whether the seeded accounts open with their published passwords, and the demo one without. */
  readonly demoAccounts: boolean;
  /**
   * The origin people open this app at: what links in mails begin with. Never taken from a request,
   * whose `Host` anybody can write.
   */
  readonly site: string;
  /** Origins, besides the server's own, whose pages may write. */
  readonly allowedOrigins: readonly string[];
  /** Takes one line about something that went wrong inside; never a password, a key or a body. */
  readonly log: (line: string) => void;
}

/** Where a request came from. */
export interface Connection {
  readonly address: string;
  readonly cookies: CookieJar;
}

type CallOf<N extends RouteName> = (typeof calls)[N];
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type BodyOf<N extends RouteName> = CallOf<N> extends { body: infer B } ? OutputOf<B> : undefined;
type QueryOf<N extends RouteName> = CallOf<N> extends { query: infer Q } ? OutputOf<Q> : undefined;

/** A signed-in user and the session it came with. */
export interface SignedIn {
  readonly user: RowOf<'users'>;
  readonly session: RowOf<'sessions'>;
}

/** A checked request: the body has the contract's shape, the user is known where one is needed. */
export interface CallInput<N extends RouteName = RouteName> {
  readonly request: Request;
  readonly url: URL;
  /** The id in the path; 0 for a path without one. */
  readonly id: number;
  /** The name in the path; empty for a path without one. */
  readonly slug: string;
  /** The number of a version in the path; 0 for a path without one. */
  readonly version: number;
  readonly body: BodyOf<N>;
  readonly query: QueryOf<N>;
  readonly signedIn: CallOf<N>['auth'] extends 'session' ? SignedIn : SignedIn | undefined;
  readonly texts: Texts;
  readonly connection: Connection;
  /**
   * Keeps the answer for whoever sends the same `Idempotency-Key` again. To be called within the
   * `store.write` that carries the call out, so that both are durable or neither; an endpoint that
   * does not call it has its answer kept afterwards. Without a key it does nothing.
   */
  readonly remember: (reply: { readonly status?: number; readonly body?: unknown }) => void;
}

/** The answer of a handler: JSON with a status, or a response of its own making. */
export type Reply = { readonly status?: number; readonly body?: unknown } | Response;

/** Carries out one call of the contract. @throws {Refusal} when it cannot be carried out. */
export type Endpoint<N extends RouteName> = (
  input: CallInput<N>,
  context: ServerContext,
) => Promise<Reply> | Reply;
