import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import type { AppServices } from './app-context';
import { initialLocale } from './document';
import { createMessageStore } from './messages';
import { signInHref } from './paths';
import { AppProviders } from './providers';
import { appRoutes } from './router';
import { createThemeStore } from './theme';

// An unhandled rejection is logged and must not end in the browser's own handling (seed §8).
window.addEventListener('unhandledrejection', (event) => {
  console.error(event.reason);
  event.preventDefault();
});

const messages = createMessageStore(initialLocale());
const queryClient = createQueryClient();
const client = createClient({
  locale: () => messages.get().locale,
  onUnauthorized: () => endSession(),
});

/** An expired session leads to sign-in and back; whatever was typed waits in its draft. */
function endSession() {
  const { queryKey } = queries.user(client);
  if (!queryClient.getQueryData(queryKey)) return;
  queryClient.setQueryData(queryKey, null);
  void router.navigate(signInHref(location.pathname + location.search, 'expired'), {
    replace: true,
  });
}

const services: AppServices = { client, queryClient, messages, theme: createThemeStore() };

const router = createBrowserRouter(appRoutes(services));
const session = queryClient.prefetchQuery(queries.user(client));
await messages.require(['ui', 'shell']);
void session;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
