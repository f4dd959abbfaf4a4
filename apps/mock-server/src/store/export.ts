import { checkState, locateIn, parseDataFile, serialize } from './data-file.js';
import { emptyState } from './memory-store.js';
import type { PlainState } from './migrations/migration.js';
import { migrate } from './migrations/migrations.js';
import type { Store } from './store.js';
import { tableNames, type TableName } from './tables.js';

/** The change an import makes, or would make, to a table. */
export interface ImportedTable {
  readonly table: TableName;
  /** Rows before it. */
  readonly before: number;
  /** Rows after it. */
  readonly after: number;
}

/** Changes an import makes, or would make. */
export interface ImportReport {
  /** Tables with rows before or after it. */
  readonly tables: readonly ImportedTable[];
  /** Names in the text that are no tables of this version; they are left out. */
  readonly unknown: readonly string[];
}

/**
 * Everything a store holds as the text of a data file, one row per line. It has what the data file
 * has: hashes of passwords and of session tokens too.
 */
export function exportState(store: Store): string {
  const state: PlainState = { serials: {} };
  for (const table of tableNames) {
    const rows = store.all(table);
    state[table] = rows;
    const last = rows.at(-1)?.id;
    if (typeof last === 'number') state.serials[table] = last;
  }
  return [...serialize(state, undefined)].join('');
}

/**
 * Replaces everything a store holds by what a text of {@link exportState}, a data file or a backup
 * of this or an earlier format holds: all of it or, when any row is wrong, nothing.
 *
 * @throws {DamagedDataError} naming line, column and what is wrong there.
 */
export async function importState(
  store: Store,
  text: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ImportReport> {
  const { state: given, format } = parseDataFile(text);
  const plain = migrate(given, format);
  const known = Object.keys(emptyState());
  const unknown = Object.keys(plain).filter((name) => !known.includes(name));
  const state = checkState(plain, locateIn(text));
  const tables = tableNames
    .map((table) => ({ table, before: store.all(table).length, after: state[table].length }))
    .filter(({ before, after }) => before + after > 0);
  if (!dryRun) await store.write(() => store.replaceAll(state));
  return { tables, unknown };
}
