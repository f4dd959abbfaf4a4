import { routes, type Client } from '@constella/api-client';

/** What there is to work with, as the server says it in the reader's language. */
export const assistantsQuery = (api: Client) => ({
  queryKey: [routes.assistants.path],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.assistants({ signal, retries: 0 }),
});
