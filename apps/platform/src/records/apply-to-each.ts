import { ApiError } from '@constella/api-client';

/** A row something failed with, and why. */
export interface FailedRow<Row> {
  readonly row: Row;
  readonly error: unknown;
}

/** Thrown by an action that failed with some of several rows. */
export class FailedRows<Row> extends Error {
  constructor(readonly rows: readonly FailedRow<Row>[]) {
    super(`Failed with ${rows.length} rows`);
  }
}

/**
 * Does something with rows, one after the other. A refused one does not keep the others from it; where
 * nobody answers, the rest is not tried.
 */
export async function applyToEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<{ done: readonly Row[]; failed: readonly FailedRow<Row>[] }> {
  const done: Row[] = [];
  const failed: FailedRow<Row>[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      await work(row);
      done.push(row);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.kind === 'http';
      const without = isRefusal ? [row] : rows.slice(at);
      failed.push(...without.map((one) => ({ row: one, error })));
      if (!isRefusal) break;
    }
  }
  return { done, failed };
}
