import {
  modelServiceFacts,
  modelServiceKinds,
  type LocalModelServer,
  type ModelService,
  type ModelServiceKind,
} from '@constella/api-client';

/** Whether a service belongs to this computer's. */
export const isLocal = ({ kind, variable }: ModelService): boolean =>
  variable === null && modelServiceFacts[kind].local;

/** The kinds that a key or an address is asked for and that have no service yet. */
export const offeredKinds = (services: readonly ModelService[]): ModelServiceKind[] =>
  modelServiceKinds.filter(
    (kind) =>
      !modelServiceFacts[kind].local &&
      (kind === 'compatible' || services.every((service) => service.kind !== kind)),
  );

/** The servers found on this computer that can be connected. */
export const foundServers = (servers: readonly LocalModelServer[]): LocalModelServer[] =>
  servers.filter(({ found, connected }) => found && !connected);

/** The state of a service, with the shape that stands for it. */
export function stateOf({ used, enabled, problem, key }: ModelService) {
  if (key === 'lost') return { status: 'error', id: 'services.status.keyLost' } as const;
  if (!enabled) return { status: 'offline', id: 'services.status.off' } as const;
  if (!used) return { status: 'offline', id: 'services.status.unused' } as const;
  return problem
    ? ({ status: 'error', id: 'services.status.failed' } as const)
    : ({ status: 'done', id: 'services.status.connected' } as const);
}
