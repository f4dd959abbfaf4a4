import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { currentIn } from '../http/api-error.js';
import { rowCache } from './row-cache.js';
import type { CachedRow, RowCache } from './row-cache.js';

type Fields = Readonly<Record<string, unknown>>;

/** A change of a row. */
export interface RowChange<Saved> {
  readonly id: CachedRow['id'];
  /** The revision it is based on, where rows have one. */
  readonly revision?: number;
  /** The fields it sets in a row; none when it deletes the row. */
  readonly fields?: (row: CachedRow) => Fields;
  /** Sends it; what it gives is what the server has then. */
  readonly send: (revision: number) => Promise<Saved>;
  /** Shown while it is under way, on top of the fields; what it gives undoes that. */
  readonly show?: (cache: RowCache) => (row: CachedRow) => void;
}

/** A change on its way to the server. */
interface OpenChange {
  readonly fields: (row: CachedRow) => Fields;
  /** The own change before it moves it on; nobody else's does. */
  revision: number;
}

/** A row with changes under way. */
interface ChangingRow {
  /** The row as the server has it, as far as we know. */
  base: CachedRow | undefined;
  readonly changes: OpenChange[];
  /** Ends when the last of them has: two changes of one row go one after the other. */
  turn: Promise<unknown>;
}

/** The changes of one record in one query client. */
interface Ledger {
  readonly rows: Map<CachedRow['id'], ChangingRow>;
  /** Writes under way. */
  open: number;
}

const ledgers = new WeakMap<QueryClient, Map<unknown, Ledger>>();

function ledgerOf(queryClient: QueryClient, head: QueryKey): Ledger {
  const byHead = ledgers.get(queryClient) ?? new Map<unknown, Ledger>();
  ledgers.set(queryClient, byHead);
  const ledger = byHead.get(head[0]) ?? { rows: new Map(), open: 0 };
  byHead.set(head[0], ledger);
  return ledger;
}

/** The heads that are read anew when what is done together has been done. */
const waiting = new WeakMap<QueryClient, Set<unknown>>();

/** Reads what begins with a head anew: at once, or when what is done together has been done. */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const heads = waiting.get(queryClient);
  if (heads) heads.add(queryKey[0]);
  else await queryClient.invalidateQueries({ queryKey });
}

/**
 * Several calls as one change: what they make old is read anew once, after the last of them. It ends
 * when that has been read.
 */
export async function together<T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> {
  if (waiting.has(queryClient)) return work();
  const heads = new Set<unknown>();
  waiting.set(queryClient, heads);
  try {
    return await work();
  } finally {
    waiting.delete(queryClient);
    await Promise.all([...heads].map((head) => readAnew(queryClient, [head])));
  }
}

/**
 * Runs a write with the cache quiet: reads that would bring the state before it are stopped, and
 * what is cached is read anew when the last of the writes under way has ended.
 */
export async function quietly<T>(
  queryClient: QueryClient,
  heads: readonly QueryKey[],
  write: (cache: RowCache) => Promise<T>,
): Promise<T> {
  const opened = heads.map((queryKey) => ({ queryKey, ledger: ledgerOf(queryClient, queryKey) }));
  for (const { ledger } of opened) ledger.open += 1;
  try {
    // A first read goes on: stopped, it would leave a screen with nothing to show.
    const predicate = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
    await Promise.all(heads.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate })));
    return await write(rowCache(queryClient, heads[0] ?? []));
  } finally {
    for (const { queryKey, ledger } of opened) {
      ledger.open -= 1;
      if (ledger.open === 0) void readAnew(queryClient, queryKey);
    }
  }
}

/**
 * Shows a change of a row at once and sends it in its turn. What is shown of its fields is always what
 * the server has with all open changes laid over it, so a failed one disappears without taking a later
 * one along: putting back a snapshot would.
 */
export const changeRow = <Saved extends Partial<CachedRow> | void>(
  queryClient: QueryClient,
  heads: readonly QueryKey[],
  { id, revision = 0, fields = () => ({}), send, show }: RowChange<Saved>,
): Promise<Saved> =>
  quietly(queryClient, heads, async (cache) => {
    const { rows } = ledgerOf(queryClient, heads[0] ?? []);
    const row = rows.get(id) ?? { base: cache.find(id), changes: [], turn: Promise.resolve() };
    rows.set(id, row);
    const change: OpenChange = { fields, revision };
    row.changes.push(change);
    const paint = (known: Fields) =>
      cache.change(id, (shown) => row.changes.reduce(laidOver, { ...shown, ...known }));
    const end = (told: Partial<CachedRow> | void, undo?: (row: CachedRow) => void) => {
      row.changes.splice(row.changes.indexOf(change), 1);
      if (row.changes.length === 0) rows.delete(id);
      row.base &&= { ...row.base, ...told };
      // A newer row came in meanwhile; a cached one of the same revision has our changes in it.
      const cached = cache.find(id);
      if (!row.base || (cached?.revision ?? 0) > (row.base.revision ?? 0)) row.base = cached;
      const { base } = row;
      if (!base) return;
      undo?.(base);
      paint(
        Object.fromEntries(Object.keys(told ?? fields(base)).map((name) => [name, base[name]])),
      );
    };
    paint({});
    const undo = show?.(cache);

    const sent = row.turn.then(() => send(change.revision));
    row.turn = sent.catch(() => undefined);
    try {
      const saved = await sent;
      end(saved);
      for (const later of row.changes)
        if (later.revision === change.revision) later.revision = saved?.revision ?? 0;
      return saved;
    } catch (error) {
      end(currentIn(error), undo);
      throw error;
    }
  });

const laidOver = (row: CachedRow, { fields }: OpenChange): CachedRow => ({
  ...row,
  ...fields(row),
});
