import type { RouteObject } from 'react-router-dom';

import { comingProtectedRoutes, comingPublicRoutes } from '../routes/coming';
import { homeRoute } from '../routes/home';
import { publicRoutes } from '../routes/public';
import { workspaceRoutes } from '../routes/workspace';
import type { AppServices } from './app-context';
import { RouteBoundary } from './boundary';
import { NotFoundScreen } from './not-found';
import type { RouteHandle } from './page-title';
import { Protected, SessionSpinner } from './protected';
import { PublicShell, RootShell, WorkspaceShell } from './shell';

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
              element: <WorkspaceShell />,
              children: mount([...workspaceRoutes, ...comingProtectedRoutes]),
            },
          ],
        },
        {
          element: <PublicShell />,
          children: [
            {
              path: '*',
              element: <NotFoundScreen />,
              handle: { title: 'shell.title.notFound' } satisfies RouteHandle,
            },
          ],
        },
      ],
    },
  ];
}
