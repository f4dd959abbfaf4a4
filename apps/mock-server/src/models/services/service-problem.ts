import type { ModelServiceProblem } from '@constella/api-client/contract';

import { ProviderError, type ProviderErrorKind } from '../provider.js';

/** A failure of a service as it is told to an administrator. */
export interface ToldProblem {
  readonly problem: ModelServiceProblem;
  /** The service's own reason. */
  readonly detail: string;
}

const ofAddress: Readonly<Record<string, ModelServiceProblem>> = {
  PRIVATE_ADDRESS: 'private_address',
  REDIRECTED: 'redirected',
};

const ofKind: Readonly<Record<Exclude<ProviderErrorKind, 'unavailable'>, ModelServiceProblem>> = {
  quota: 'quota',
  unauthorized: 'unauthorized',
  timeout: 'timeout',
  broken: 'broken',
  truncated: 'broken',
  rejected: 'rejected',
  overflow: 'rejected',
};

/** The system's code of a failed connection, as opposed to words of a service. */
const systemCode = /^[A-Z][A-Z0-9_]+$/;

/**
 * The failure of a service, told.
 *
 * @throws the error itself when it is no service's.
 */
export function problemOf(error: unknown): ToldProblem {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, detail } = error;
  if (kind !== 'unavailable') return { problem: ofKind[kind], detail };
  const refused = ofAddress[detail];
  if (refused) return { problem: refused, detail: '' };
  return { problem: detail === '' || systemCode.test(detail) ? 'unreachable' : 'failed', detail };
}
