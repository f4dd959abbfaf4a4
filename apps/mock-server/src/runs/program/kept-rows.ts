import { recordNames, recordOf, type RunResult } from '@constella/api-client/contract';

import { removeRow } from '../../store/remove-row.js';
import { fitted } from '../../store/fitted.js';
import { anyStore, type AnyRow } from '../../store/rows.js';
import type { Store } from '../../store/store.js';
import type { RowInput, RowOf, TableName } from '../../store/tables.js';
import { authorOf, companyOf } from './company.js';
import type { KeptRow, RowMaking } from './program.js';

/** The rows a result is stored as, as the result names them. */
export type KeptRecords = NonNullable<RunResult['records']>;

type Columns<T extends TableName> = Omit<RowInput<T>, 'id' | 'revision'>;
type Serial = { [T in TableName]: RowOf<T>['id'] extends number ? T : never }[TableName];

/**
 * Describes a row; what one of its two halves leaves out, the other has to have. A text that is
 * longer than its column is stored as far as that takes it: the run has the whole.
 */
export const keptRow = <T extends Serial, Says extends Partial<Columns<T>>>(
  table: T,
  row: Pick<KeptRow, 'key' | 'under' | 'lasts'> & {
    readonly says: Says;
    made(making: RowMaking): Omit<Columns<T>, keyof Says>;
  },
): KeptRow => ({
  table,
  ...row,
  says: fitted(table, row.says),
  made: (making) => fitted(table, row.made(making)),
});

type Run = Pick<RowOf<'tasks'>, 'userId' | 'request'>;

/**
 * Stores rows when a run ends. What belongs to a company stays in the run alone for a member without
 * one.
 */
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
 * A part that is still there keeps its row, and a new one gets one. What was changed on a row
 * elsewhere since is not lost: a column follows the result only as long as it says what the result
 * said before; once a person has set it on the row (a status on a board, say), it is theirs, whatever
 * becomes of the result.
 *
 * So is a row whose part is removed. One that says only what the result said goes with it: it would
 * stand among the stored risks as one that nobody sees any more, and it can be made again to the
 * letter. One that somebody has set something on stays, for nothing else knows what they did, and
 * whoever shortens a result need not be who keeps the board; there it is deleted by hand. When the
 * part comes back, by a version that had it, it takes its own row again, with all that is on it.
 *
 * A row that was deleted elsewhere stays deleted, and no part is added to one that is. Part of a
 * `store.write`.
 *
 * @returns the rows the result is stored as now, and those that stayed without it.
 */
export function followRows(
  store: Store,
  run: Run,
  change: {
    readonly records: KeptRecords;
    /** Rows the model's own result was stored as. */
    readonly first: readonly KeptRow[];
    /** The rows of the result as stored, and as they are to be. */
    readonly before: readonly KeptRow[];
    readonly after: readonly KeptRow[];
    /**
     * Rows the versions until now were stored as, the newest first; asked for when a part comes.
     */
    readonly versions: () => readonly (readonly KeptRow[])[];
    readonly at: string;
  },
): KeptRecords {
  const { records, first, before, after, versions, at } = change;
  const rows = anyStore(store);
  const present = keyed(records, first).filter(({ table, id }) =>
    rows.find(table as TableName, id),
  );
  const former = new Map(before.map((row) => [row.key, row]));
  const parts = new Set(after.map(({ key }) => key));
  const insert = makerOf(store, run, at, present);

  const stays = present.filter(({ table, id, key }) => {
    if (key === undefined || parts.has(key)) return key === undefined;
    const said = former.get(key);
    // What stayed once was left alone since.
    if (!said || said.lasts || !says(rows.find(table as TableName, id), said)) return true;
    removeRow(store, table as TableName, id);
    return false;
  });
  const followed = after.flatMap((row): KeptRecords => {
    const record = present.find(({ key }) => key === row.key);
    const then = former.get(row.key) ?? (record && lastSaid(row, versions()));
    // Without a row although the result had the part: there was no company, or it was deleted. A
    // part that only has the key of a removed one is another.
    if (!record || !then) return former.has(row.key) ? [] : (insert(row) ?? []);
    const stored = rows.find(row.table, record.id);
    const changed = Object.entries(row.says).filter(
      ([column, value]) =>
        same(stored?.[column], then.says[column]) && !same(stored?.[column], value),
    );
    if (changed.length > 0) rows.update(row.table, record.id, Object.fromEntries(changed));
    return [record];
  });
  return [...followed, ...stays];
}

/** Whether a row says what a part said, and nothing that a person has set on it. */
const says = (stored: AnyRow | undefined, part: KeptRow): boolean =>
  Object.entries(part.says).every(([column, value]) => same(stored?.[column], value));

/** The result's last row for a part that comes back as one of its versions had it. */
function lastSaid(
  { key, says: asked }: KeptRow,
  versions: readonly (readonly KeptRow[])[],
): KeptRow | undefined {
  const had = versions.flatMap((rows) => rows.filter((row) => row.key === key));
  return had.some((row) => same(row.says, asked)) ? had[0] : undefined;
}

/** Makes rows of the member or of their company; `undefined` where there is nothing to put one in. */
function makerOf(store: Store, run: Run, createdAt: string, present: KeptRecords) {
  const { userId, request } = run;
  const company = companyOf(store, { userId, companyId: request?.['companyId'] as number });
  const ids = new Map(present.map(({ key, id }) => [key, id]));
  const author = authorOf(store, userId);
  return (row: KeptRow): KeptRecords | undefined => {
    const isMissing =
      row.under === undefined ? !company && ofCompany(row.table) : !ids.has(row.under);
    if (isMissing) return undefined;
    const made = row.made({
      store,
      userId,
      companyId: company?.id ?? 0,
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

const ofCompany = (table: TableName): boolean =>
  recordNames.some((name) => name === table && recordOf(name).owner === 'companyId');

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
