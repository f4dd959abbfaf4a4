import type { RowOf } from '../../store/tables.js';
import type { Store } from '../../store/store.js';

/** The calls of tools of a run's present attempt. */
export const callsOfAttempt = (
  store: Pick<Store, 'rowsBy'>,
  { id, attempt }: Pick<RowOf<'tasks'>, 'id' | 'attempt'>,
): RowOf<'tool_call_traces'>[] =>
  store
    .rowsBy('tool_call_traces', 'taskId', id)
    .filter(({ traceId }) => traceId.startsWith(`${id}.${attempt}.`));
