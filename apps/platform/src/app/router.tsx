import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';

import { placeholderProtectedRoutes, placeholderPublicRoutes } from '../routes/placeholders';
import { RouteTable, type RouteHandle } from '../base/route-table';
import { screenRoute, type RouteFactory } from '../routes/define-route';
import { areaRoutes, sessionRoutes, workspaceRoutes } from '../routes/member-routes';
import { publicRoutes } from '../routes/public';
import type { AppServices } from '../base/app-context';
import { lazyScreen } from '../base/loading/lazy-screen';
import { SessionGuard } from './session-guard';
import { PublicShell, RootShell } from './shell';

/** `/`: the signed-in home, the landing page for everybody else. */
const homeRoute = screenRoute({
  path: '/',
  title: 'shell.title.home',
  namespaces: ['landing'],
  load: () => import('./home-screen').then((m) => m.HomeScreen),
});
const notFoundRoute = screenRoute({
  path: '*',
  title: 'shell.title.notFound',
  load: () => import('../base/not-found').then((m) => m.NotFoundScreen),
});

/** The whole route table of platform-client §2. */
export function appRoutes(services: AppServices): RouteObject[] {
  const mount = (factories: readonly RouteFactory[]) =>
    factories.map((factory) => factory(services));
  const WorkspaceShell = lazyScreen(async () => {
    const [module] = await Promise.all([
      import('./workspace-shell'),
      // It names assistants and says how the last runs went, whatever becomes of the screen inside.
      services.messages.require(['run', 'workspace']),
    ]);
    return module.WorkspaceShell;
  });
  return [
    {
      element: <RootShell />,
      children: [
        ...mount([homeRoute]),
        {
          element: <PublicShell />,
          children: mount([...publicRoutes, ...placeholderPublicRoutes, notFoundRoute]),
        },
        {
          element: <SessionGuard />,
          children: [
            ...mount(sessionRoutes),
            {
              element: <WorkspaceShell />,
              handle: { preload: WorkspaceShell.preload } satisfies RouteHandle,
              children: mount([...areaRoutes, ...workspaceRoutes, ...placeholderProtectedRoutes]),
            },
          ],
        },
      ],
    },
  ];
}

/** Starts fetching what a place shows before it is rendered. */
export const preload = (routes: RouteObject[], pathname: string): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) =>
      (route.handle as RouteHandle | undefined)?.preload(),
    ),
  );

/** The screen at the present address. */
export const AppRoutes = ({ routes }: { routes: RouteObject[] }) => (
  <RouteTable value={routes}>{useRoutes(routes)}</RouteTable>
);
