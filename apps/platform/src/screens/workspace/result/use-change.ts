import { ApiError, type Task } from '@constella/api-client';
import { timeouts } from '@constella/api-client/contract';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

/** Milliseconds an answer may be on its way besides. */
const onTheWay = 10_000;

/** Milliseconds a price holds: a model may be connected meanwhile. */
const estimateHolds = 15_000;

/** The model that would change a run's result, and its price. */
export const useRevisionEstimate = ({ id, version }: Task) =>
  useQuery({
    ...queries.estimateRevision(useApi(), id),
    staleTime: estimateHolds,
    // Without a result there is nothing to change.
    enabled: version !== null && version !== undefined,
  });

interface Wish {
  readonly instruction: string;
  readonly parts: readonly string[];
}

/** A change of a run's result by a model: what is under way, what came of it, and the way back. */
export function useChange(task: Task, onChanged: () => void) {
  const api = useCalls();
  const under = useRef<AbortController>(undefined);
  const change = useMutation({
    mutationFn: async ({ instruction, parts }: Wish) => {
      under.current = new AbortController();
      const { result: before, version: from } = task;
      const next = await api.reviseResult(
        task.id,
        { instruction, parts: [...parts] },
        {
          version: from ?? undefined,
          timeout: timeouts.answer + onTheWay,
          signal: under.current.signal,
        },
      );
      return { before, from: from ?? 1, to: next.version ?? 1 };
    },
    onSuccess: ({ from, to }) => {
      if (to !== from) onChanged();
    },
  });
  const undo = useMutation({
    mutationFn: ({ from, to }: { from: number; to: number }) =>
      api.restoreVersion(task.id, from, { version: to }),
    onSuccess: () => change.reset(),
  });
  const isStopped = change.error instanceof ApiError && change.error.kind === 'aborted';
  return {
    ask: (wish: Wish) => {
      undo.reset();
      change.mutate(wish);
    },
    stop: () => under.current?.abort(),
    isUnderWay: change.isPending,
    isStopped,
    error: isStopped ? null : change.error,
    /** The versions before and after it; the same for a change that changed nothing. */
    done: change.data,
    forget: change.reset,
    undo,
  };
}
