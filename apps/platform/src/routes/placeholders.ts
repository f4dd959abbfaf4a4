import type { MessageId } from '@constella/i18n';

import { screenRoute, type RouteFactory } from './define-route';

const placeholder = (path: string, title: MessageId): RouteFactory =>
  screenRoute({
    path,
    title,
    namespaces: ['placeholder', 'run'],
    load: () =>
      import('../screens/placeholder/placeholder-screen').then((m) => m.PlaceholderScreen),
  });

/** Public pages of platform-client §2.1 that a later release fills. */
export const placeholderPublicRoutes = [
  placeholder('/solutions', 'placeholder.title.solutions'),
  placeholder('/pricing', 'placeholder.title.pricing'),
  placeholder('/use-cases', 'placeholder.title.useCases'),
  placeholder('/contact', 'placeholder.title.contact'),
];

/** Signed-in areas of platform-client §2.1–2.3 that a later release fills. */
export const placeholderProtectedRoutes = [
  placeholder('/membership', 'shell.title.membership'),
  screenRoute({
    path: '/admin/*',
    title: 'placeholder.title.admin',
    namespaces: ['placeholder', 'run', 'errors'],
    load: () =>
      import('../screens/placeholder/placeholder-admin-screen').then(
        (m) => m.PlaceholderAdminScreen,
      ),
  }),
  placeholder('/breakthrough-discovery', 'placeholder.title.breakthroughDiscovery'),
];
