import { modelServiceFacts, modelServiceKinds } from '@constella/api-client/contract';

import type { LocalServer, ServiceAccess } from '../models/services/service-access.js';
import { createServiceProvider } from '../models/services/service-provider.js';
import { createGuardedFetch, refusesAddress, type Resolve } from './guarded-fetch.js';
import { createKeyVault } from './key-vault.js';

interface AccessOptions {
  readonly dataFile: string;
  /** What keys are encrypted with in place of the file beside the data. */
  readonly secret?: string | undefined;
  /** @default the usual ports of each kind */
  readonly localServers?: readonly LocalServer[] | undefined;
  /** @default the system's */
  readonly resolve?: Resolve | undefined;
}

const usualServers: readonly LocalServer[] = modelServiceKinds.flatMap((kind) => {
  const { local, baseUrl } = modelServiceFacts[kind];
  return local ? [{ kind, baseUrl }] : [];
});

/** The way of a process to model services, and where it keeps their keys. */
export function createServiceAccess({
  dataFile,
  secret,
  localServers = usualServers,
  resolve,
}: AccessOptions): ServiceAccess {
  const ways = {
    open: createGuardedFetch({ allowPrivate: false }, resolve),
    private: createGuardedFetch({ allowPrivate: true }, resolve),
  };
  return {
    ...createKeyVault({ dataFile, secret }),
    provider: ({ allowPrivate, ...service }) =>
      createServiceProvider({ ...service, fetch: allowPrivate ? ways.private : ways.open }),
    refuses: refusesAddress,
    localServers,
  };
}
