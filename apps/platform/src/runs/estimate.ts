import {
  routes,
  type AssistantId,
  type AssistantRequest,
  type Client,
} from '@constella/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds a price holds: the balance may change elsewhere. */
const holds = 15_000;

/** What every price is cached under. */
const head = [routes.assistants.path, 'estimate'] as const;

/** Query options of what a run of a request would cost, and of what there is to pay it with. */
export const estimateOf = <Id extends AssistantId>(
  api: Client,
  assistant: Id,
  request: AssistantRequest<Id>,
) => ({
  queryKey: [...head, assistant, request],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.estimateRun(assistant, request, { signal, retries: 0 }),
  staleTime: holds,
});

/** A run began or ended: every price that is shown is asked for anew, for the balance is another. */
export const balanceChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: head });
