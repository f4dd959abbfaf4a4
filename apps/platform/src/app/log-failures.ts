import { ApiError } from '@constella/api-client';
import { queries } from '@constella/api-client/react';

import type { AppServices } from '../base/app-context';

/**
 * A list of agents that could not be read is logged (platform-client §8), each poll's too. That of
 * somebody who is not signed in is no failure: the sign-in page says it.
 */
export function logFailures({
  client,
  queryClient,
}: Pick<AppServices, 'client' | 'queryClient'>): void {
  const [path] = queries.agents(client).queryKey;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.query.queryKey[0] !== path) return;
    const { error } = event.action;
    if (error instanceof ApiError && error.status === 401) return;
    console.error(`GET ${String(path)}:`, error);
  });
}
