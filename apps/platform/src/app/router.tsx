import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { comingProtectedRoutes, comingPublicRoutes } from '../routes/coming';
import { homeRoute } from '../routes/home';
import { publicRoutes } from '../routes/public';
import { workspaceRoutes } from '../routes/workspace';
import type { AppServices } from './app-context';
import { RouteBoundary } from './boundary';
import { LoadFailure } from './load-failure';
import type { RouteHandle } from './page-title';
import { Protected, SessionSpinner } from './protected';
import { PublicShell, RootShell } from './shell';

// What a visitor's first load does without.
const late = (load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await load() };
  } catch (cause) {
    throw new LoadFailure('A part of the app could not be loaded', { cause });
  }
};
const workspaceShell = late(() => import('./workspace-shell').then((m) => m.WorkspaceShell));
const notFoundScreen = late(() => import('./not-found').then((m) => m.NotFoundScreen));

/** The whole route table of platform-client §2, with one boundary per screen. */
export function appRoutes(services: AppServices): RouteObject[] {
  const mount = (factories: readonly ((services: AppServices) => RouteObject)[]) =>
    factories.map((factory) => ({ ...factory(services), errorElement: <RouteBoundary /> }));
  return [
    {
      element: <RootShell />,
      hydrateFallbackElement: <SessionSpinner />,
      errorElement: <RouteBoundary />,
      children: [
        ...mount([homeRoute]),
        { element: <PublicShell />, children: mount([...publicRoutes, ...comingPublicRoutes]) },
        {
          element: <Protected />,
          children: [
            {
              lazy: workspaceShell,
              children: mount([...workspaceRoutes, ...comingProtectedRoutes]),
            },
          ],
        },
        {
          element: <PublicShell />,
          children: [
            {
              path: '*',
              lazy: notFoundScreen,
              handle: { title: 'shell.title.notFound' } satisfies RouteHandle,
            },
          ],
        },
      ],
    },
  ];
}
