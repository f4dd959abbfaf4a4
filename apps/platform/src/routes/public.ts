import { screenRoute } from './define-route';

const landing = {
  title: 'shell.title.landing',
  namespaces: ['landing'],
  load: () => import('../screens/landing/landing-screen').then((m) => m.LandingScreen),
} as const;

export const publicRoutes = [
  screenRoute({ path: '/static-main', ...landing }),
  screenRoute({ path: '/main', ...landing }),
  screenRoute({
    path: '/auth',
    title: 'shell.title.login',
    namespaces: ['auth', 'coming', 'validation', 'errors'],
    load: () => import('../screens/auth/auth-screen').then((m) => m.AuthScreen),
  }),
];
