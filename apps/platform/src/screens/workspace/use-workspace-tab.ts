import type { Task } from '@constella/api-client';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

import { workspaceTabs, type AssistantParts } from '../../assistants/shared/assistant';

/** The tab a run opens with: its result once there is one to read. */
export function tabOf(task: Task | undefined): string {
  if (!task) return 'create';
  return task.status === 'completed' || task.result?.unshaped ? 'result' : 'progress';
}

/** The open tab, which is in the address; without one there, the tab that fits the run. */
export function useWorkspaceTab(task: Task | undefined, isRun: boolean, parts: AssistantParts) {
  const [params, setParams] = useSearchParams();
  const known = [...workspaceTabs, ...(parts.views ?? []).map(({ id }) => id)];
  const asked = known.find((id) => id === params.get('tab'));
  const [tab, show] = useOptimistic(asked ?? (isRun ? tabOf(task) : 'create'));
  const open = (next: string) =>
    startTransition(() => {
      show(next);
      // The filters of the history would mean nothing elsewhere.
      setParams({ tab: next }, { preventScrollReset: true });
    });
  return [tab, open] as const;
}
