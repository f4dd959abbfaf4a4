import { screenRoute } from './define-route';
import { screens } from './screens';

/**
 * The enterprise area. Its screens follow from the list of assistants, which is fetched with it: a
 * visitor's first load does without.
 */
export const enterpriseRoutes = [
  screenRoute({
    path: '/enterprise/*',
    title: 'shell.title.enterprise',
    namespaces: ['workspace', 'run', 'tasks', 'agents', 'records', 'validation', 'errors'],
    load: () => screens().then((m) => m.enterpriseArea()),
  }),
];

/** A finished run somebody shares. */
export const sharedRunRoute = screenRoute({
  path: '/shared/:link',
  title: 'shell.title.sharedResult',
  namespaces: ['workspace', 'run', 'errors'],
  load: () => screens().then((m) => m.sharedRunScreen()),
});
