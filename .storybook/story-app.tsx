import { createClient } from '@constella/api-client';
import { createQueryClient } from '@constella/api-client/react';
import { namespaces, type MessageId } from '@constella/i18n';
import {
  createMockTransport,
  type MockTransport,
  type Scenario,
} from '@constella/mock-server/browser';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import type { AppServices } from '../apps/platform/src/app/app-context';
import { createMessageStore } from '../apps/platform/src/app/messages';
import { Page } from '../apps/platform/src/app/page';
import type { ThemeChoice } from '../apps/platform/src/app/preferences';
import { AppProviders } from '../apps/platform/src/app/providers';
import { AppRoutes } from '../apps/platform/src/app/router';
import type { SessionEnd } from '../apps/platform/src/app/session';
import { RootShell } from '../apps/platform/src/app/shell';
import { createStore } from '../apps/platform/src/app/store';
import type { Globals } from './globals';

/** How a screen's story is mounted: `parameters: { app: … }`. */
export interface StoryAppParameters {
  /** The route's path, with its parameters. @default '*' */
  path?: string;
  /** The address shown. @default the path */
  at?: string;
  /** The route's title. */
  title?: MessageId;
  /** The state of the server. @default the toolbar's */
  scenario?: Scenario;
  /** Changes the server's data before the first request. */
  prepare?: Parameters<typeof createMockTransport>[0] extends infer Options | undefined
    ? Options extends { prepare?: infer Prepare }
      ? Prepare
      : never
    : never;
}

/** The app's services over a server of the story's own. */
export interface StoryApp {
  services: AppServices;
  transport: MockTransport;
}

/** The moment of every story, so that dates and durations stand still. */
const clock = '2026-01-31T09:30:00.000Z';

export async function createStoryApp(
  { scenario, prepare }: StoryAppParameters,
  globals: Pick<Globals, 'locale' | 'theme' | 'scenario'>,
): Promise<StoryApp> {
  const transport = createMockTransport({
    scenario: scenario ?? globals.scenario,
    clock,
    pace: 0,
    prepare,
  });
  const messages = createMessageStore(globals.locale);
  await Promise.all([messages.require(namespaces), transport.ready]);
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  // An error story must not wait for the retries' growing delays.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  return {
    transport,
    services: {
      queryClient,
      messages,
      client: createClient({ fetch: transport.fetch, locale: () => messages.get().locale }),
      theme: createStore<ThemeChoice>(globals.theme),
      sessionEnd: createStore<SessionEnd | null>(null),
    },
  };
}

/** Where a story's navigation led; play functions read it. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
    </main>
  );
}

interface StoryAppFrameProps {
  app: StoryApp;
  parameters: StoryAppParameters;
  children: ReactNode;
}

/** The story inside the app's own providers, on its own route. */
export function StoryAppFrame({ app, parameters, children }: StoryAppFrameProps) {
  const { path = '*', at = path, title = 'shell.title.home' } = parameters;
  const routes = [
    {
      element: <RootShell />,
      children: [
        { path, element: <Page title={title}>{children}</Page> },
        ...(path === '*' ? [] : [{ path: '*', element: <Elsewhere /> }]),
      ],
    },
  ];
  return (
    <AppProviders services={app.services}>
      <MemoryRouter initialEntries={[at === '*' ? '/' : at]}>
        <AppRoutes routes={routes} />
      </MemoryRouter>
    </AppProviders>
  );
}
