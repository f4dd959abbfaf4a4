import { createClient, type Client } from '@constella/api-client';
import { ApiProvider, createQueryClient } from '@constella/api-client/react';
import {
  createMockTransport,
  type MockTransport,
  type MockTransportOptions,
  type Scenario,
} from '@constella/mock-server/browser';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { getResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';

import type { Globals } from './globals';

/** The server behind a story: `parameters: { server: … }`. Each story has one of its own. */
export interface StoryServerParameters {
  /** The state of the server (docs/scenarios.md). @default the toolbar's */
  scenario?: Scenario;
  /** Milliseconds a word of the offline model takes; what has to be seen on its way needs some. @default 0 */
  pace?: number;
  /** Changes the server's data before the first request. */
  prepare?: MockTransportOptions['prepare'];
  /** Answers before the server does: one endpoint in a state of its own. Made anew for each story. */
  handlers?: () => RequestHandler[];
}

export interface StoryServer {
  transport: MockTransport;
  client: Client;
  queryClient: QueryClient;
}

/**
 * A `fetch` that asks the handlers first. It belongs to one story: a service worker belongs to the
 * page, where several stories may want different answers from the same address.
 */
export const storyFetch =
  (handlers: RequestHandler[], next: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request.clone());
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? next(input, init);
  };

export async function createStoryServer(
  { scenario, pace = 0, prepare, handlers }: StoryServerParameters,
  globals: Pick<Globals, 'locale' | 'server'>,
  locale: () => string,
): Promise<StoryServer> {
  const transport = createMockTransport({
    ...globals.server,
    language: globals.locale,
    ...(scenario && { scenario }),
    pace,
    prepare,
  });
  await transport.ready;
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  // An error story must not wait for the retries' growing delays.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  // Whoever takes pictures waits for what a screen still asks for.
  queryClient.getQueryCache().subscribe(() => {
    document.documentElement.toggleAttribute('data-fetching', queryClient.isFetching() > 0);
  });
  const fetch = handlers ? storyFetch(handlers(), transport.fetch) : transport.fetch;
  return { transport, queryClient, client: createClient({ fetch, locale }) };
}

/** Providers a story without the application needs to ask its server. */
export const StoryServerFrame = ({
  server,
  children,
}: {
  server: StoryServer;
  children: ReactNode;
}) => (
  <QueryClientProvider client={server.queryClient}>
    <ApiProvider client={server.client}>{children}</ApiProvider>
  </QueryClientProvider>
);
