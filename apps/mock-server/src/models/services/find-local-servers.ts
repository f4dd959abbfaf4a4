import type { Model } from '@constella/api-client/contract';

import type { LocalServer, ServiceAccess } from './service-access.js';

/** Milliseconds: what runs on this computer answers at once. */
const patience = 800;

/** A place that was looked at, and the models there; undefined when nothing answers as it should. */
export interface LookedAt extends LocalServer {
  readonly models: readonly Model[] | undefined;
}

/** Looks for model servers on this computer, everywhere at the same time. */
export async function findLocalServers(
  access: ServiceAccess,
  signal: AbortSignal,
): Promise<LookedAt[]> {
  const found = await Promise.all(
    access.localServers.map(async (server) => {
      const provider = access.provider({ ...server, allowPrivate: true, stall: patience });
      const models = await provider.models(signal).catch(() => undefined);
      return { ...server, models };
    }),
  );
  signal.throwIfAborted();
  return found;
}
