import type { Task } from '@constella/api-client';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

import { workspaceViews, type AssistantParts } from '../../assistants/shared/assistant';

/** How a page stands by itself: the form before a run, the run while it goes on, then its result. */
export function stateOf(task: Task | undefined): string {
  if (!task) return 'create';
  if (task.status === 'running') return 'progress';
  return task.status === 'completed' || task.result?.unshaped ? 'result' : 'progress';
}

/** What the page shows: its own state, or what the address asks for instead. */
export function useWorkspaceView(task: Task | undefined, parts: AssistantParts) {
  const [params, setParams] = useSearchParams();
  const known = [...workspaceViews, ...(parts.views ?? []).map(({ id }) => id)];
  const asked = known.find((id) => id === params.get('tab'));
  const state = stateOf(task);
  // There is nothing to read of what has not come yet.
  const isEarly = (asked === 'result' && state !== 'result') || (asked === 'progress' && !task);
  const [view, show] = useOptimistic(asked === undefined || isEarly ? state : asked);
  const open = (next: string | undefined) =>
    startTransition(() => {
      show(next ?? state);
      // The filters of the history would mean nothing elsewhere.
      setParams(next === undefined ? {} : { tab: next }, { preventScrollReset: true });
    });
  return [view, open] as const;
}
