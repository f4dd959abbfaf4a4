import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import type { AppServices } from './app-context';
import { initialLocale } from './document';
import { createMessageStore } from './messages';
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
  // An expired session shows the sign-in screen; whatever was typed waits in its draft.
  onUnauthorized: () => queryClient.setQueryData(queries.user(client).queryKey, null),
});
const services: AppServices = { client, queryClient, messages, theme: createThemeStore() };

const session = queryClient.prefetchQuery(queries.user(client));
await messages.require(['ui', 'shell', 'errors']);
void session;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppProviders services={services}>
      <RouterProvider router={createBrowserRouter(appRoutes(services))} />
    </AppProviders>
  </StrictMode>,
);
