import { ProviderError, type ModelProvider } from '../provider.js';
import type { LocalServer, ReachedService, ServiceAccess } from './service-access.js';

interface MemoryAccess {
  /** What answers at a service's address. @default nobody */
  readonly answers?: ((service: ReachedService) => ModelProvider | undefined) | undefined;
  /** @default none */
  readonly localServers?: readonly LocalServer[] | undefined;
}

/** A service that cannot be reached. */
const unreachable = (code: string): ModelProvider => ({
  offline: false,
  models: () => Promise.reject(new ProviderError('unavailable', code)),
  complete: () => {
    throw new ProviderError('unavailable', code);
  },
});

/**
 * The way to services of a server that lives and dies in memory: no request leaves it, and the key
 * behind a sealed text is known to this closure alone.
 */
export function createMemoryAccess({
  answers = () => undefined,
  localServers = [],
}: MemoryAccess = {}): ServiceAccess {
  const keys = new Map<string, { key: string; origin: string }>();
  const refuses: ServiceAccess['refuses'] = (address, { allowPrivate }) =>
    !allowPrivate && /^(?:localhost|127\.|10\.|192\.168\.|\[::1\])/.test(new URL(address).hostname);
  return {
    seal(key, origin) {
      const ticket = `sealed-${keys.size + 1}`;
      keys.set(ticket, { key, origin });
      return ticket;
    },
    open(ticket, origin) {
      const known = keys.get(ticket);
      return known?.origin === origin ? known.key : undefined;
    },
    refuses,
    provider: (service) =>
      refuses(service.baseUrl, service)
        ? unreachable('PRIVATE_ADDRESS')
        : (answers(service) ?? unreachable('ECONNREFUSED')),
    localServers,
  };
}
