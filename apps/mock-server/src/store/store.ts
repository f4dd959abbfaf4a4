import type { groupKeys, RowOf, TableName, uniqueKeys } from './tables.js';

/** A row that has no id yet. */
export type NewRow<T extends TableName> = Omit<RowOf<T>, 'id'>;
/** The columns of a table no two rows may share. */
export type UniqueColumn<T extends TableName> = T extends keyof typeof uniqueKeys
  ? keyof (typeof uniqueKeys)[T] & string
  : never;
/** The tables whose rows belong to a user or a task. */
export type GroupedTable = keyof typeof groupKeys & TableName;

/** Everything a store holds, as it stands in a data file. */
export type StoredTables = { [T in TableName]: RowOf<T>[] };
/** The tables and the last id given in each. */
export type StoredState = StoredTables & { serials: Record<string, number> };

/**
 * Where the server keeps its rows. Reading and changing are synchronous; a change counts once the
 * promise of {@link Store.write} is fulfilled: then it is as durable as the store can make it.
 */
export interface Store {
  /** All rows of a table by ascending id. Not to be changed. */
  all<T extends TableName>(table: T): readonly RowOf<T>[];
  find<T extends TableName>(table: T, id: number): RowOf<T> | undefined;
  /** The one row with this value in a unique column. */
  findBy<T extends TableName>(
    table: T,
    column: UniqueColumn<T>,
    value: string,
  ): RowOf<T> | undefined;
  /** The rows of one owner (`groupKeys` names the column), by ascending id; a list of its own. */
  ownedBy<T extends GroupedTable>(table: T, ownerId: number): RowOf<T>[];

  /** @throws {TakenError} when a unique column's value is in use. */
  insert<T extends TableName>(table: T, row: NewRow<T>): RowOf<T>;
  /** Puts changed values in a row; `undefined` when there is no such row. @throws {TakenError} */
  update<T extends TableName>(
    table: T,
    id: number,
    changes: Partial<NewRow<T>>,
  ): RowOf<T> | undefined;
  remove(table: TableName, id: number): boolean;

  /**
   * Runs `change` (synchronous, all or nothing) and resolves with its answer once it is durable.
   * Changes made at the same time share one write to the disk.
   *
   * @throws what `change` throws, or {@link StorageError}; either way nothing was changed.
   */
  write<T>(change: () => T): Promise<T>;
  /** Waits until everything changed so far is durable. @throws {StorageError} */
  commit(): Promise<void>;
  /** Finishes pending writes and lets go of the data. */
  close(): Promise<void>;
}

/** Another row has this value already. */
export class TakenError extends Error {
  override name = 'TakenError';
  constructor(
    readonly table: TableName,
    readonly column: string,
    /** The row that wanted the value. */
    readonly rowId: number,
  ) {
    super(`${table}.${column} is taken`);
  }
}

/** The change could not be made durable and was undone. */
export class StorageError extends Error {
  override name = 'StorageError';
  /** Whether the disk is full, as opposed to read-only, missing or failing. */
  readonly full: boolean;
  constructor(cause: unknown) {
    super('The data could not be written', { cause });
    const code = (cause as { code?: unknown } | null)?.code;
    this.full = code === 'ENOSPC' || code === 'EDQUOT';
  }
}
