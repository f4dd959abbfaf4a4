import type { JournalEntry } from './journal-lines.js';
import type { PlainState } from './migrations/migrations.js';

type PlainRow = { readonly id: number | string };
type Rows = Map<number | string, PlainRow>;

/** A state with transactions applied to it. */
export interface Replayed {
  readonly state: PlainState;
  /** The line of the journal a row came from. */
  readonly lines: ReadonlyMap<unknown, number>;
}

/**
 * Applies a journal's transactions to plain data. It knows nothing of the tables, so that data of a
 * former format can be brought up to date before it is migrated.
 */
export function replay(state: PlainState, entries: readonly JournalEntry[]): Replayed {
  const tables = new Map<string, Rows>();
  const serials = { ...state.serials };
  const lines = new Map<unknown, number>();
  const rowsOf = (name: string): Rows => {
    let rows = tables.get(name);
    if (!rows) {
      rows = byId((state[name] ?? []) as PlainRow[]);
      tables.set(name, rows);
    }
    return rows;
  };
  for (const { line, changes } of entries) {
    for (const change of changes) {
      if ('id' in change) {
        rowsOf(change.table).delete(change.id);
        continue;
      }
      const rows = 'rows' in change ? change.rows : [change.row];
      if ('rows' in change) tables.set(change.table, new Map());
      for (const row of rows) {
        rowsOf(change.table).set(row.id, row);
        lines.set(row, line);
        if (typeof row.id === 'number')
          serials[change.table] = Math.max(serials[change.table] ?? 0, row.id);
      }
    }
  }
  const changed = [...tables].map(([name, rows]) => [name, inOrder(rows)] as const);
  return { state: { ...state, ...Object.fromEntries(changed), serials }, lines };
}

const byId = (rows: readonly PlainRow[]): Rows => new Map(rows.map((row) => [row.id, row]));

function inOrder(rows: Rows): PlainRow[] {
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
