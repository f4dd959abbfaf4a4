import { namespaces, type MessageId } from '@constella/i18n';
import type { MockTransport } from '@constella/mock-server/browser';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import type { AppServices, SessionEnd } from '../apps/platform/src/base/app-context';
import { createMessageStore } from '../apps/platform/src/base/messages';
import { Page } from '../apps/platform/src/base/page';
import type { ThemeChoice } from '../apps/platform/src/base/preferences';
import { AppProviders } from '../apps/platform/src/app/providers';
import { appRoutes, AppRoutes } from '../apps/platform/src/app/router';
import { RootShell } from '../apps/platform/src/app/shell';
import { RouteTable } from '../apps/platform/src/base/route-table';
import { createStore } from '../apps/platform/src/base/store';
import type { Globals } from './globals';
import { createStoryServer, type StoryServerParameters } from './story-server';

/** How a screen's story is mounted: `parameters: { app: … }`. */
export interface StoryAppParameters extends StoryServerParameters {
  /** The route's path, with its parameters. @default '*' */
  path?: string;
  /** The address shown. @default the path */
  at?: string;
  /** The route's title. */
  title?: MessageId;
}

/** The app's services over a server of the story's own. */
export interface StoryApp {
  services: AppServices;
  transport: MockTransport;
}

export async function createStoryApp(
  parameters: StoryAppParameters,
  globals: Pick<Globals, 'locale' | 'theme' | 'server'>,
): Promise<StoryApp> {
  const messages = createMessageStore(globals.locale);
  const [{ transport, client, queryClient }] = await Promise.all([
    createStoryServer(parameters, globals, () => messages.get().locale),
    messages.require(namespaces),
  ]);
  return {
    transport,
    services: {
      queryClient,
      messages,
      client,
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
        {
          path,
          element: (
            <Page title={title}>
              {/* A story has one screen; the titles of the others are the app's. */}
              <RouteTable value={appRoutes(app.services)}>{children}</RouteTable>
            </Page>
          ),
        },
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
