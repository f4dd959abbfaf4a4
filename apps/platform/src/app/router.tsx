import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';

import { comingProtectedRoutes, comingPublicRoutes } from '../routes/coming';
import { screenRoute, type RouteFactory, type RouteHandle } from '../routes/define-route';
import { enterpriseRoutes, sharedRunRoute } from '../routes/enterprise';
import { homeRoute } from '../routes/home';
import { publicRoutes } from '../routes/public';
import { workspaceRoutes } from '../routes/workspace';
import type { AppServices } from './app-context';
import { late } from './late';
import { Protected } from './protected';
import { PublicShell, RootShell } from './shell';

// A visitor's first load does without these.
const AreaShell = late(() => import('./area-shell').then((m) => m.AreaShell));
const WorkspaceShell = late(() => import('./workspace-shell').then((m) => m.WorkspaceShell));
const notFoundRoute = screenRoute({
  path: '*',
  title: 'shell.title.notFound',
  load: () => import('./not-found').then((m) => m.NotFoundScreen),
});

/** The whole route table of platform-client §2. */
export function appRoutes(services: AppServices): RouteObject[] {
  const mount = (factories: readonly RouteFactory[]) =>
    factories.map((factory) => factory(services));
  return [
    {
      element: <RootShell />,
      children: [
        ...mount([homeRoute]),
        {
          element: <PublicShell />,
          children: mount([...publicRoutes, ...comingPublicRoutes, notFoundRoute]),
        },
        {
          element: <Protected />,
          children: [
            {
              element: <AreaShell />,
              handle: { preload: AreaShell.preload } satisfies RouteHandle,
              children: mount([...enterpriseRoutes, sharedRunRoute]),
            },
            {
              element: <WorkspaceShell />,
              handle: { preload: WorkspaceShell.preload } satisfies RouteHandle,
              children: mount([...workspaceRoutes, ...comingProtectedRoutes]),
            },
          ],
        },
      ],
    },
  ];
}

/** Starts fetching what a place shows before it is rendered. */
export function preload(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    (route.handle as RouteHandle | undefined)?.preload();
}

export const AppRoutes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
