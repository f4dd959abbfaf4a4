import type { Task } from '@constella/api-client';

import { useOnDemand } from '../../base/loading/use-on-demand';
import type { RunState } from '../../runs/run-state';
import { ExportsSkeleton } from './exports-skeleton';

const load = () => import('./run-export-tools');
const namespaces = ['workspace'] as const;

/** Exports of a run that has ended. Watching one brings none of it. */
export function RunExports({ task, state }: { task: Task; state: RunState }) {
  const hasEnded = task.status !== 'pending' && task.status !== 'running';
  const loaded = useOnDemand(hasEnded, load, namespaces);
  if (!hasEnded) return null;
  return loaded ? <loaded.RunExportTools task={task} state={state} /> : <ExportsSkeleton />;
}
