import type { ModelServiceKind } from '@constella/api-client/contract';

import type { ModelProvider } from '../provider.js';

/** How model services are reached and their keys kept; differs between Node and a page. */
export interface ServiceAccess {
  /**
   * A text that nobody but this server can open, and it only together with the origin the key
   * belongs to: whoever changes that in the data does not get the key sent elsewhere.
   */
  seal(key: string, origin: string): string;
  /** The key of a sealed text; `undefined` when this server has not sealed it for this origin. */
  open(sealed: string, origin: string): string | undefined;
  /**
   * What speaks to a service. It is `unavailable` at an address that requests are not sent to, with
   * the code of {@link RefusedAddress} as its detail.
   */
  provider(service: ReachedService): ModelProvider;
  /** Whether an address is refused before anything is looked up. */
  refuses(address: string, to: Reach): boolean;
  /** Where model servers on this computer are looked for. */
  readonly localServers: readonly LocalServer[];
}

/** How far requests to a service may go. */
export interface Reach {
  /** Whether its address may be in a private network. */
  readonly allowPrivate: boolean;
}

/** A service as it is reached. */
export interface ReachedService extends Reach {
  readonly kind: ModelServiceKind;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Milliseconds without a sign of life after which it counts as stalled. */
  readonly stall?: number | undefined;
}

/** A place on this computer where a model server may be. */
export interface LocalServer {
  readonly kind: ModelServiceKind;
  readonly baseUrl: string;
}

/** An address that requests are not sent to; its code is what a failed connection would have. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
  constructor(readonly code: 'PRIVATE_ADDRESS' | 'REDIRECTED') {
    super(code);
  }
}
