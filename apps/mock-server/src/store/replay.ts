import type { JournalEntry } from './journal-lines.js';
import type { PlainState } from './migrations/migration.js';

type PlainRow = { readonly id: number | string };
type Rows = Map<number | string, PlainRow>;

/**
 * Applies a journal's transactions to plain data. It knows nothing of the tables, so that data of a
 * former format can be brought up to date before it is migrated.
 */
export function replay(state: PlainState, entries: readonly JournalEntry[]): PlainState {
  const tables = new Map<string, Rows>();
  const serials = { ...state.serials };
  /** Rows without an id of their own: no transaction means them, and whoever checks rows wants them. */
  const others = new Map<string, unknown[]>();
  const rowsOf = (name: string): Rows => {
    let rows = tables.get(name);
    if (!rows) {
      rows = new Map();
      const odd: unknown[] = [];
      for (const row of (state[name] ?? []) as (PlainRow | null)[])
        if (row?.id === undefined || rows.has(row.id)) odd.push(row);
        else rows.set(row.id, row);
      tables.set(name, rows);
      others.set(name, odd);
    }
    return rows;
  };
  for (const { changes } of entries) {
    for (const change of changes) {
      if ('id' in change) {
        rowsOf(change.table).delete(change.id);
        continue;
      }
      const rows = 'rows' in change ? change.rows : [change.row];
      if ('rows' in change) {
        tables.set(change.table, new Map());
        others.delete(change.table);
      }
      for (const row of rows) {
        rowsOf(change.table).set(row.id, row);
        if (typeof row.id === 'number')
          serials[change.table] = Math.max(serials[change.table] ?? 0, row.id);
      }
    }
  }
  const changed = [...tables].map(
    ([name, rows]) => [name, [...inOrder(rows), ...(others.get(name) ?? [])]] as const,
  );
  return { ...state, ...Object.fromEntries(changed), serials };
}

function inOrder(rows: Rows): PlainRow[] {
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
