import type { MessageId, Namespace } from '@constella/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import type { AppServices } from '../base/app-context';
import { lazyScreen } from '../base/loading/lazy-screen';
import { Page } from '../base/page';
import type { RouteHandle } from '../base/route-table';

interface ScreenRoute {
  path: string;
  /** What the page is called until it says so itself. */
  title?: MessageId | undefined;
  /** The parts of the catalogue the screen shows, besides what the shell has loaded. */
  namespaces?: readonly Namespace[];
  /** Starts the screen's requests while its code is on the way. */
  prefetch?: (services: AppServices) => void;
  load: () => Promise<ComponentType>;
}

/** A lazily loaded screen: its code, its texts and its data come at the same time. */
export const screenRoute =
  ({ path, title, namespaces = [], prefetch, load }: ScreenRoute) =>
  (services: AppServices): RouteObject => {
    const Screen = lazyScreen(async () => {
      prefetch?.(services);
      const [component] = await Promise.all([load(), services.messages.require(namespaces)]);
      return component;
    });
    return {
      path,
      handle: { preload: Screen.preload, title } satisfies RouteHandle,
      element: (
        <Page key={path} title={title} onFailure={Screen.forget}>
          <Screen />
        </Page>
      ),
    };
  };

export type RouteFactory = ReturnType<typeof screenRoute>;
