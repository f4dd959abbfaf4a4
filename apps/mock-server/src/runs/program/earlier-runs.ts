import type { Passage } from '../../models/prompt.js';
import type { RowOf } from '../../store/tables.js';
import type { Draft, StoredRows } from './program.js';

type Run = RowOf<'tasks'>;

/** The finished runs a request names that are still there, the person's own. */
export const earlierRunsOf = (
  store: Pick<StoredRows, 'find'>,
  { userId, request }: Pick<Draft, 'userId' | 'request'>,
): Run[] =>
  runIdsIn(request).flatMap((id) => {
    const run = store.find('tasks', id);
    return run?.userId === userId && run.status === 'completed' ? [run] : [];
  });

/** The titles of a run's earlier runs that were deleted since it was asked for. */
export const deletedRuns = (
  store: Pick<StoredRows, 'find'>,
  task: Pick<Run, 'userId' | 'request' | 'earlierRuns'>,
): string[] => {
  const present = new Set(earlierRunsOf(store, task).map(({ id }) => id));
  return (task.earlierRuns ?? []).filter(({ id }) => !present.has(id)).map(({ title }) => title);
};

/** The results of earlier runs, as passages. */
export const earlierPassages = (runs: readonly Run[]): Omit<Passage, 'number'>[] =>
  runs.flatMap(({ id, title, result }) =>
    result?.text ? [{ kind: 'run', name: title, text: result.text, run: id }] : [],
  );

const runIdsIn = (request: Run['request']): number[] => {
  const ids = request?.['earlierRuns'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
};
