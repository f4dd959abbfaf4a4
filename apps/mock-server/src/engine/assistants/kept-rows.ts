import type { RunResult } from '@constella/api-client/contract';

import { removeRow } from '../../handlers/resources/remove-row.js';
import { anyStore } from '../../handlers/resources/rows.js';
import type { Store } from '../../store/store.js';
import type { RowInput, RowOf, TableName } from '../../store/tables.js';
import { authorOf, companyOf } from './company.js';

/** The rows a result is stored as, as the result names them. */
export type KeptRecords = NonNullable<RunResult['records']>;

/** What a row is made with besides what the result says. */
interface Making {
  readonly store: Store;
  /** The company it is for. */
  readonly companyId: number;
  /** The name of the person whose run it is. */
  readonly author: string | null;
  readonly createdAt: string;
  /** The row of another part. */
  idOf(key: string): number;
}

/** A row a part of a result is stored as. */
export interface KeptRow {
  readonly table: TableName;
  /** The part it stands for, as a dotted path; it stays the same when the part is edited. */
  readonly key: string;
  /** The part whose row it belongs to. It comes before this one. */
  readonly under?: string | undefined;
  /** The columns that say what the result says. */
  readonly says: Readonly<Record<string, unknown>>;
  /** The others, when it is made. */
  made(making: Making): Readonly<Record<string, unknown>>;
}

type Columns<T extends TableName> = Omit<RowInput<T>, 'id' | 'revision'>;
type Serial = { [T in TableName]: RowOf<T>['id'] extends number ? T : never }[TableName];

/** Describes a row; what one of its two halves leaves out, the other has to have. */
export const keptRow = <T extends Serial, Says extends Partial<Columns<T>>>(
  table: T,
  row: Pick<KeptRow, 'key' | 'under'> & {
    readonly says: Says;
    made(making: Making): Omit<Columns<T>, keyof Says>;
  },
): KeptRow => ({ table, ...row });

type Run = Pick<RowOf<'tasks'>, 'userId' | 'request'>;

/** Stores rows when a run ends. A member without a company keeps the result in the run alone. */
export function keepRows(
  store: Store,
  run: Run,
  rows: readonly KeptRow[],
  createdAt: string,
): KeptRecords {
  const insert = makerOf(store, run, createdAt, []);
  return rows.flatMap((row) => insert(row) ?? []);
}

/**
 * Brings stored rows after a result that a person has edited, or to which they went back.
 *
 * A part that is still there keeps its row, a new one gets one, a row whose part is gone goes. What
 * was changed on a row elsewhere since is not lost: a column follows the result only as long as it
 * says what the result said before; once a person has set it on the row (a status on a board, say),
 * it is theirs, whatever becomes of the result. A row that was deleted elsewhere stays deleted, and
 * no part is added to one that is. Part of a `store.write`.
 *
 * @returns the rows the result is stored as now.
 */
export function followRows(
  store: Store,
  run: Run,
  change: {
    readonly records: KeptRecords;
    /** What the model's own result was stored as. */
    readonly first: readonly KeptRow[];
    /** What the result was stored as, and what it is to be. */
    readonly before: readonly KeptRow[];
    readonly after: readonly KeptRow[];
    readonly at: string;
  },
): KeptRecords {
  const { records, first, before, after, at } = change;
  const rows = anyStore(store);
  const present = keyed(records, first).filter(({ table, id }) =>
    rows.find(table as TableName, id),
  );
  const former = new Map(before.map((row) => [row.key, row]));
  const parts = new Set(after.map(({ key }) => key));
  const of = (key: string) => present.find((record) => record.key === key);
  const insert = makerOf(store, run, at, present);

  for (const { table, id, key } of present)
    if (key !== undefined && former.has(key) && !parts.has(key))
      removeRow(store, table as TableName, id);
  const followed = after.flatMap((row): KeptRecords => {
    const [record, then] = [of(row.key), former.get(row.key)];
    // Without a row although the result had the part: there was no company, or it was deleted.
    if (!record) return then ? [] : (insert(row) ?? []);
    const stored = rows.find(row.table, record.id);
    const changed = Object.entries(row.says).filter(
      ([column, value]) =>
        same(stored?.[column], then?.says[column]) && !same(stored?.[column], value),
    );
    if (changed.length > 0) rows.update(row.table, record.id, Object.fromEntries(changed));
    return [record];
  });
  return [...followed, ...present.filter(({ key }) => key === undefined || !former.has(key))];
}

/** Makes rows for the member's company; `undefined` where there is nothing to put one in. */
function makerOf(store: Store, run: Run, createdAt: string, present: KeptRecords) {
  const { userId, request } = run;
  const company = companyOf(store, { userId, companyId: request?.['companyId'] as number });
  const ids = new Map(present.map(({ key, id }) => [key, id]));
  const author = authorOf(store, userId);
  return (row: KeptRow): KeptRecords | undefined => {
    if (!company || (row.under !== undefined && !ids.has(row.under))) return undefined;
    const made = row.made({
      store,
      companyId: company.id,
      author,
      createdAt,
      idOf: (key) => ids.get(key) ?? 0,
    });
    const inserted = anyStore(store).insert(row.table, { ...made, ...row.says });
    const id = inserted.id as number;
    ids.set(row.key, id);
    return [{ table: row.table, id, key: row.key }];
  };
}

/** Runs of before rows had keys: the rows of a table stand in the order of their parts. */
function keyed(records: KeptRecords, first: readonly KeptRow[]): KeptRecords {
  if (records.some(({ key }) => key !== undefined)) return records;
  return records.map((record, at) => {
    const place = records.slice(0, at).filter(({ table }) => table === record.table).length;
    const row = first.filter(({ table }) => table === record.table)[place];
    return row ? { ...record, key: row.key } : record;
  });
}

/** Columns are JSON; what is not there is null. */
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
