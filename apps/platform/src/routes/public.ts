import type { MessageId } from '@constella/i18n';

import type { PageName } from '../screens/page/page-document';
import { screenRoute } from './define-route';

const landing = {
  title: 'shell.title.landing',
  namespaces: ['landing'],
  load: () => import('../screens/landing/landing-screen').then((m) => m.LandingScreen),
} as const;

/** A public page that is a document, `content/<locale>/<name>.md`. */
const page = (name: PageName, title?: MessageId) =>
  screenRoute({
    path: `/${name}`,
    title,
    namespaces: ['placeholder', 'page', 'product'],
    load: () => import('../screens/page/page-screen').then((m) => m.pageScreen(name)),
  });

export const publicRoutes = [
  page('features', 'placeholder.title.features'),
  page('about', 'placeholder.title.about'),
  page('privacy', 'placeholder.title.privacy'),
  page('cookies', 'placeholder.title.cookies'),
  screenRoute({
    path: '/examples/:assistant',
    title: 'shell.title.example',
    namespaces: ['workspace', 'run', 'agents', 'errors'],
    load: () => import('../screens/example/example-screen').then((m) => m.ExampleScreen),
  }),
  page('faq', 'placeholder.title.faq'),
  page('terms', 'placeholder.title.terms'),
  screenRoute({ path: '/static-main', ...landing }),
  screenRoute({ path: '/main', ...landing }),
  screenRoute({
    path: '/auth',
    title: 'shell.title.login',
    namespaces: ['auth', 'placeholder', 'validation', 'errors'],
    load: () => import('../screens/auth/auth-screen').then((m) => m.AuthScreen),
  }),
];
