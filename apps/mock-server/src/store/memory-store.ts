import {
  StorageError,
  TakenError,
  type Change,
  type Changes,
  type ColumnOf,
  type NewRow,
  type Store,
  type StoredState,
} from './store.js';
import { Table, type Row } from './table.js';
import {
  checkedRow,
  hasTextIds,
  referencesOf,
  tableNames,
  uniqueKeysOf,
  type RowOf,
  type TableName,
} from './tables.js';

/** A state without any row. */
export function emptyState(): StoredState {
  const state = { serials: {} } as StoredState;
  for (const name of tableNames) state[name] = [] as never;
  return state;
}

/** The same rows in tables of their own: rows never change in place, so they need no copy. */
export function copyOf(state: StoredState): StoredState {
  const copy = { serials: { ...state.serials } } as StoredState;
  for (const name of tableNames) copy[name] = [...state[name]] as never;
  return copy;
}

/** A step of a transaction, and how to take it back. */
interface Step {
  readonly change: Change;
  readonly undo: () => void;
}

/** Makes changes durable, all or none; the state as it is at the call is the state after them. */
export type Persist = (changes: readonly Change[]) => Promise<void>;

interface Batch {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: StorageError): void;
}

/**
 * Rows in memory. With `persist` changes are handed to it before it counts, and undone when
 * it fails; without, a change counts at once: that is the store of stories and tests.
 */
export class MemoryStore implements Store {
  #state!: StoredState;
  readonly #persist: Persist | undefined;
  readonly #tables = new Map<TableName, Table<Row>>();
  /** Steps not on the disk yet, oldest first. */
  #steps: Step[] = [];
  #pending: Batch | undefined;
  #writing: Promise<void> | undefined;
  readonly #rules: ((changes: readonly Change[]) => void)[] = [];

  /** @throws {TakenError} when the state holds a unique value twice. */
  constructor(state: StoredState = emptyState(), persist?: Persist) {
    this.#persist = persist;
    this.load(state);
  }

  /** Replaces everything. @throws {TakenError} when the state holds a unique value twice. */
  load(state: StoredState): void {
    this.#state = state;
    this.#steps = [];
    for (const name of tableNames) {
      const rows = state[name] as Row[];
      this.#tables.set(
        name,
        new Table<Row>({
          rows,
          unique: uniqueKeysOf(name),
          groups: referencesOf(name).map(({ column }) => column),
          onTaken: (columns, rowId) => {
            throw new TakenError(name, columns, rowId);
          },
        }),
      );
      if (hasTextIds(name)) continue;
      const last = rows.at(-1)?.id as number | undefined;
      state.serials[name] = Math.max(state.serials[name] ?? 0, last ?? 0);
    }
  }

  all<T extends TableName>(table: T): readonly RowOf<T>[] {
    return this.#table(table).rows as RowOf<T>[];
  }

  find<T extends TableName>(table: T, id: number | string): RowOf<T> | undefined {
    return this.#table(table).find(id) as RowOf<T> | undefined;
  }

  findBy<T extends TableName>(table: T, column: ColumnOf<T>, value: string): RowOf<T> | undefined {
    return this.#table(table).findBy(column, value) as RowOf<T> | undefined;
  }

  rowsBy<T extends TableName, C extends ColumnOf<T>>(
    table: T,
    column: C,
    value: RowOf<T>[C],
  ): RowOf<T>[] {
    return this.#table(table).rowsBy(column, value) as unknown as RowOf<T>[];
  }

  insert<T extends TableName>(table: T, row: NewRow<T>): RowOf<T> {
    if (hasTextIds(table)) return this.#insert(table, { ...row, revision: 1 });
    const serials = this.#state.serials;
    const id = (serials[table] ?? 0) + 1;
    const inserted = this.#insert(table, { ...row, id, revision: 1 });
    // An id is spent even when the insert is undone, as a database's serial is.
    serials[table] = id;
    return inserted;
  }

  update<T extends TableName>(
    table: T,
    id: number | string,
    changes: Changes<T>,
  ): RowOf<T> | undefined {
    const previous = this.#table(table).find(id);
    if (!previous) return undefined;
    const given = { ...previous, ...changes, id, revision: previous.revision + 1 };
    const next = checkedRow(table, given);
    const undo = this.#table(table).replace(next);
    if (undo) this.#steps.push({ change: { table, row: next }, undo });
    return next as unknown as RowOf<T>;
  }

  remove(table: TableName, id: number | string): boolean {
    const undo = this.#table(table).remove(id);
    if (undo) this.#steps.push({ change: { table, id }, undo });
    return undo !== undefined;
  }

  putBack(table: TableName, row: Row): void {
    this.#insert(table, row);
  }

  replaceAll(state: StoredState): void {
    // Only its check is wanted: a state that is refused must not be half in place.
    void new MemoryStore({ ...state, serials: { ...state.serials } });
    for (const table of tableNames) {
      const rows: readonly Row[] = state[table];
      const undo = this.#table(table).replaceAll(rows);
      this.#steps.push({ change: { table, rows }, undo });
      const serials = this.#state.serials;
      const given = Math.max(serials[table] ?? 0, state.serials[table] ?? 0);
      const last = rows.at(-1)?.id;
      if (!hasTextIds(table)) serials[table] = Math.max(given, Number(last ?? 0));
    }
  }

  async write<T>(change: () => T): Promise<T> {
    const before = this.#steps.length;
    let answer: T;
    try {
      answer = change();
      const changes = this.#steps.slice(before).map(({ change: made }) => made);
      if (changes.length > 0) for (const rule of this.#rules) rule(changes);
    } catch (error) {
      this.#takeBack(before);
      throw error;
    }
    if (this.#steps.length > before) await this.commit();
    return answer;
  }

  follow(rule: (changes: readonly Change[]) => void): void {
    this.#rules.push(rule);
  }

  commit(): Promise<void> {
    if (!this.#persist) {
      this.#steps = [];
      return Promise.resolve();
    }
    if (this.#steps.length === 0) return Promise.resolve();
    this.#pending ??= newBatch();
    const { promise } = this.#pending;
    this.#writing ??= this.#writeBatches(this.#persist);
    return promise;
  }

  async close(): Promise<void> {
    await this.#writing;
  }

  /** Writes until nothing waits: whatever arrives during one write shares the next. */
  async #writeBatches(persist: Persist): Promise<void> {
    // One turn of the event loop, so that changes that arrive together share the first write too.
    await Promise.resolve();
    while (this.#pending) {
      const batch = this.#pending;
      this.#pending = undefined;
      const changes = this.#steps.map(({ change }) => change);
      try {
        await persist(changes);
        this.#steps.splice(0, changes.length);
        batch.resolve();
      } catch (cause) {
        // What came in meanwhile may rest on what failed, so it is taken back with it.
        this.#takeBack(0);
        const error = new StorageError(cause);
        batch.reject(error);
        const later = this.#pending as Batch | undefined;
        this.#pending = undefined;
        later?.reject(error);
      }
    }
    // In the same turn as the last look at #pending: a later commit must start a new loop.
    this.#writing = undefined;
  }

  #insert<T extends TableName>(table: T, given: object): RowOf<T> {
    const row = checkedRow(table, given);
    const undo = this.#table(table).insert(row);
    this.#steps.push({ change: { table, row }, undo });
    return row as unknown as RowOf<T>;
  }

  #takeBack(downTo: number): void {
    while (this.#steps.length > downTo) this.#steps.pop()?.undo();
  }

  #table(name: TableName): Table<Row> {
    return this.#tables.get(name)!;
  }
}

function newBatch(): Batch {
  let resolve!: () => void;
  let reject!: (error: StorageError) => void;
  const promise = new Promise<void>((onFulfilled, onRejected) => {
    resolve = onFulfilled;
    reject = onRejected;
  });
  return { promise, resolve, reject };
}
