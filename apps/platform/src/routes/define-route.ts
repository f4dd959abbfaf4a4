import type { MessageId, Namespace } from '@constella/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import type { AppServices } from '../app/app-context';
import { LoadFailure } from '../app/load-failure';
import type { RouteHandle } from '../app/page-title';

interface RouteModule {
  Screen: ComponentType;
  /** Starts the screen's requests while its code is still on the way. */
  prefetch?: (services: AppServices) => void;
}

interface ScreenRoute {
  path: string;
  title: MessageId;
  /** The parts of the catalogue the screen shows, besides what the shell has loaded. */
  namespaces?: readonly Namespace[];
  load: () => Promise<RouteModule>;
}

/** A lazily loaded screen: its code and its texts arrive together. */
export const screenRoute =
  ({ path, title, namespaces = [], load }: ScreenRoute) =>
  (services: AppServices): RouteObject => ({
    path,
    handle: { title } satisfies RouteHandle,
    lazy: async () => {
      try {
        const [module] = await Promise.all([load(), services.messages.require(namespaces)]);
        return {
          Component: module.Screen,
          loader: () => {
            module.prefetch?.(services);
            return null;
          },
        };
      } catch (cause) {
        throw new LoadFailure('A screen could not be loaded', { cause });
      }
    },
  });

export type RouteFactory = ReturnType<typeof screenRoute>;
