import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import type { AppServices, SessionEnd } from '../base/app-context';
import { initialLocale } from './document';
import { fetchPatiently, onceMore } from '../base/loading/fetch-patiently';
import { logWarning } from './log-warning';
import { createMessageStore } from '../base/messages';
import { AppProviders } from './providers';
import { appRoutes, AppRoutes, preload } from './router';
import { scenarioFetch } from './scenario';
import { askForUser } from '../base/session';
import { startFailure } from './start-failure';
import { createStore } from '../base/store';
import { createThemeStore } from '../base/theme';

// An unhandled rejection is logged and must not end in the browser's own handling (seed §8).
window.addEventListener('unhandledrejection', (event) => {
  console.error(event.reason);
  event.preventDefault();
});

const messages = createMessageStore(initialLocale());
const queryClient = createQueryClient();
const client = createClient({
  fetch: scenarioFetch(),
  locale: () => messages.get().locale,
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  onUnauthorized: () => endSession(),
  onWarning: logWarning,
});

const services: AppServices = {
  client,
  queryClient,
  messages,
  theme: createThemeStore(),
  sessionEnd: createStore<SessionEnd | null>(null),
};

function endSession() {
  const { queryKey } = queries.user(client);
  if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, null);
}

// A visitor's first load does without.
const unwatch = queryClient.getQueryCache().subscribe(() => {
  if (!queryClient.getQueryData(queries.user(client).queryKey)) return;
  unwatch();
  void import('./watch-session').then((m) => m.watchSession(services));
  void import('./log-failures').then((m) => m.logFailures(services));
});
const routes = appRoutes(services);
const preloaded = preload(routes, location.pathname);
void askForUser(services);

function draw() {
  delete document.documentElement.dataset['drawn'];
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppProviders services={services}>
        <BrowserRouter>
          <AppRoutes routes={routes} />
        </BrowserRouter>
      </AppProviders>
    </StrictMode>,
  );
}

// Not awaited here: a chunk that imports this file would wait for its end, and the end for the chunk.
void Promise.all([
  fetchPatiently(() => messages.require(['ui', 'shell']), onceMore),
  // A page drawn while building stands there already: it stays until the app can draw the same.
  'drawn' in document.documentElement.dataset && preloaded,
]).then(draw, () => dispatchEvent(new Event(startFailure)));
