import { bounds, type AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { runHref } from '../../../runs/run-href';

/** Fields a row keeps beside its columns; a run leaves there which one it was. */
type Kept = Readonly<Record<string, unknown>>;

/** State of the run that stored a row; some rows come from none. */
export type StoringRun =
  | { readonly is: 'none' | 'deleted' }
  | { readonly is: 'there'; readonly href: string };

/**
 * Tells of rows which run stored each. A run counts as there until the server has said which are:
 * most are, and the address of one that is not says so.
 *
 * @param usual the assistant whose runs store such rows.
 */
export function useRunsOf(usual: AssistantId, rows: readonly Kept[]): (row: Kept) => StoringRun {
  const ids = [...new Set(rows.flatMap((row) => idIn(row) ?? []))];
  const asked = { where: { id: ids }, limit: bounds.pageSize.max };
  const found = useQuery(queries.taskPage(useApi(), asked)).data?.rows;
  return (row) => {
    const id = idIn(row);
    if (id === undefined) return { is: 'none' };
    const run = found ? found.find((one) => one.id === id) : { id, assistant: usual };
    return run ? { is: 'there', href: runHref(run) } : { is: 'deleted' };
  };
}

const idIn = ({ taskId }: Kept): number | undefined =>
  typeof taskId === 'number' ? taskId : undefined;
