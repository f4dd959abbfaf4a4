import { screenRoute } from './define-route';

/** `/`: the signed-in home, the landing page for everybody else. */
export const homeRoute = screenRoute({
  path: '/',
  title: 'shell.title.home',
  namespaces: ['landing'],
  load: () => import('../features/home/home-screen').then((m) => m.HomeScreen),
});
