import type { MessageId, Namespace } from '@constella/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import type { AppServices } from '../base/app-context';
import { lazyScreen } from '../base/loading/lazy-screen';
import { Page } from '../base/page';
import type { RouteHandle } from '../base/route-table';

/** Parts of a screen. */
export interface Screen {
  /** The parts of the catalogue it shows, besides what the shell has loaded. */
  namespaces?: readonly Namespace[];
  /** Starts its requests while its code is on the way. */
  prefetch?: (services: AppServices) => void;
  load: () => Promise<ComponentType>;
}

/** The place of a screen, and what it is made of or where that is told. */
type ScreenRoute = {
  path: string;
  /** The page's title until it gives one itself. */
  title?: MessageId | undefined;
} & (Screen | { screen: () => Promise<Screen> });

/** A lazily loaded screen: its code, its texts and its data come at the same time. */
export const screenRoute =
  (route: ScreenRoute) =>
  (services: AppServices): RouteObject => {
    const { path, title } = route;
    const Screen = lazyScreen(async () => {
      const { namespaces = [], prefetch, load } = 'screen' in route ? await route.screen() : route;
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
