import type { RunConnection, Task } from '@constella/api-client';
import { queries, useCalls } from '@constella/api-client/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { frameBatch } from './frame-batch';
import { trackTyping } from './typing-state';
import { emptyRun, nextRunState } from './run-state';

/** When and how a run ended; undefined while it has not. */
function endOf(task: Task | undefined): string | undefined {
  if (task === undefined || task.status === 'pending' || task.status === 'running')
    return undefined;
  return `${task.status} ${task.completedAt ?? ''}`;
}

/**
 * A run as it happens: its record, what its events add up to, and what can be done with it. The
 * stream reconnects by itself and catches up after a reload; the page is drawn once a frame, however
 * many events come.
 */
export function useRun(taskId: number) {
  const api = useCalls();
  // Whoever comes back to it may have started the run again in another tab.
  const taskQuery = useQuery({
    ...queries.task(api, taskId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(emptyRun);
  const [connection, setConnection] = useState<RunConnection['state']>('open');
  const isStarted = taskQuery.data !== undefined && taskQuery.data.status !== 'pending';
  // What ended begins anew, from here or from elsewhere: its events are read from the first one again.
  const end = endOf(taskQuery.data);
  const [seenEnd, setSeenEnd] = useState(end);
  if (seenEnd !== end) {
    setSeenEnd(end);
    // A stream that has not ended is of the new life already.
    if (seenEnd !== undefined && state.ended) setAttempt(attempt + 1);
  }

  useEffect(() => {
    if (!isStarted) return;
    const controller = new AbortController();
    const seen = frameBatch<Parameters<typeof nextRunState>[1]>(
      (events) => setState((current) => events.reduce(nextRunState, current)),
      window,
    );
    const watch = async () => {
      setState(emptyRun);
      const events = api.taskEvents(taskId, {
        signal: controller.signal,
        onConnection: (next) => setConnection(next.state),
      });
      for await (const event of events) {
        seen.add(event);
        if (event.type === 'done') seen.flush();
      }
    };
    // A refused stream (gone, forbidden) shows in the record's own error.
    watch().catch(() => void taskQuery.refetch());
    return () => {
      controller.abort();
      seen.drop();
    };
    // eslint-disable-next-line react/exhaustive-deps -- refetch is stable, the query object is not
  }, [api, taskId, isStarted, attempt]);

  const isRunning = taskQuery.data?.status === 'running';
  useEffect(
    () => (isRunning ? trackTyping(document.documentElement, window) : undefined),
    [isRunning],
  );

  return {
    taskQuery,
    state,
    isReconnecting: connection === 'waiting',
    start: useMutation({ mutationFn: () => api.startTask(taskId) }),
    cancel: useMutation({ mutationFn: () => api.cancelTask(taskId) }),
    retry: useMutation({ mutationFn: () => api.retryTask(taskId) }),
  };
}

/** A run that is watched, and what can be done with it. */
export type WatchedRun = ReturnType<typeof useRun>;
