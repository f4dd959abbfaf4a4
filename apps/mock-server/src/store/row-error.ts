import type { z } from 'zod';

/** A row is not what its record says: it would be found damaged at the next start. */
export class RowError extends Error {
  override name = 'RowError';
  constructor(
    readonly table: string,
    readonly rowId: unknown,
    /** The errors, with their columns. */
    readonly issues: z.ZodError,
  ) {
    const [issue] = issues.issues;
    const column = issue?.path.join('.');
    super(`${table} ${String(rowId)}: "${column}" is not what it should be (${issue?.message})`);
  }
}
