import { screenRoute } from './define-route';

/**
 * The enterprise area. Its screens follow from the list of assistants, which is fetched with it: a
 * visitor's first load does without.
 */
export const enterpriseRoutes = [
  screenRoute({
    path: '/enterprise/*',
    title: 'shell.title.enterprise',
    namespaces: ['workspace', 'run', 'tasks', 'agents', 'validation', 'errors'],
    load: () => import('../features/workspace/enterprise-area').then((m) => m.EnterpriseArea),
  }),
];

/** A finished run somebody shares. */
export const sharedRunRoute = screenRoute({
  path: '/shared/:link',
  title: 'run.result',
  namespaces: ['workspace', 'run', 'errors'],
  load: () => import('../features/workspace/shared-run-screen').then((m) => m.SharedRunScreen),
});
