import { routes, type RunEvent } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Every event of a finished run, as it is stored: nothing is asked of a model. */
export function useEvents(taskId: number, wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [routes.tasks.path, taskId, 'events'],
    queryFn: async ({ signal }) => {
      const events: RunEvent[] = [];
      for await (const event of api.taskEvents(taskId, { signal })) events.push(event);
      return events;
    },
    enabled: wanted,
  });
}
