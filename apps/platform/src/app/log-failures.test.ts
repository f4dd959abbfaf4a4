import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import { expect, it, vi } from 'vitest';

import { logFailures } from './log-failures';

it('logs a list of agents that could not be read, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let status = 401;
  const client = createClient({ fetch: () => Promise.resolve(new Response('', { status })) });
  const queryClient = createQueryClient();
  logFailures({ client, queryClient });
  await queryClient.prefetchQuery(queries.agents(client));
  expect(log).not.toHaveBeenCalled();
  status = 403;
  await queryClient.prefetchQuery(queries.agents(client));
  await queryClient.prefetchQuery(queries.tasks(client));
  expect(log.mock.calls).toEqual([
    ['GET /api/agents:', expect.objectContaining({ status: 403 }) as unknown],
  ]);
  log.mockRestore();
});
