import { queries, rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Runs the picker offers: the latest that left a trace. */
const latestTraces = 100;

/** The latest traces, and the runs they are of by id. */
export function useTraces() {
  const api = useApi();
  const traces = useQuery(
    rowQueries.list(api, 'execution_traces', { sort: '-startTime', limit: latestTraces }),
  );
  const rows = traces.data?.rows ?? [];
  const ids = [...new Set(rows.map(({ taskId }) => taskId))];
  const tasks = useQuery({
    ...queries.taskPage(api, { where: { id: ids }, limit: latestTraces }),
    enabled: ids.length > 0,
  });
  return {
    rows,
    tasks: new Map((tasks.data?.rows ?? []).map((task) => [task.id, task])),
    isPending: traces.isPending || (ids.length > 0 && tasks.isPending),
    error: traces.error ?? tasks.error,
    refetch: () => {
      void traces.refetch();
      void tasks.refetch();
    },
  };
}

/** Everything stored of one run’s attempts: the latest first, and the tools they called. */
export function useRunTraces(taskId: number) {
  const api = useApi();
  const task = useQuery(queries.task(api, taskId));
  const traces = useQuery(
    rowQueries.list(api, 'execution_traces', { where: { taskId }, sort: '-startTime', limit: 20 }),
  );
  const calls = useQuery(
    rowQueries.list(api, 'tool_call_traces', { where: { taskId }, sort: 'createdAt', limit: 500 }),
  );
  return {
    task: task.data,
    traces: traces.data?.rows,
    calls: calls.data?.rows,
    error: task.error ?? traces.error ?? calls.error,
    refetch: () => {
      void task.refetch();
      void traces.refetch();
      void calls.refetch();
    },
  };
}
