import type { Row } from './table.js';
import type { RowInput, RowOf, TableName } from './tables.js';

/** A table's id: a serial number, or a text that the row brings along. */
export type IdOf<T extends TableName> = RowOf<T>['id'];
/**
 * A row to insert: the store gives it its revision and, unless the table's ids are texts, its id.
 * Columns with a default may be left out.
 */
export type NewRow<T extends TableName> = Omit<RowInput<T>, 'id' | 'revision'> &
  (IdOf<T> extends string ? { readonly id: string } : unknown);
/** New values for some columns of a row. */
export type Changes<T extends TableName> = Partial<Omit<RowOf<T>, 'id' | 'revision'>>;
/** A column of a table. */
export type ColumnOf<T extends TableName> = keyof RowOf<T> & string;

/** Everything a store holds, as it stands in a data file. */
export type StoredTables = { [T in TableName]: RowOf<T>[] };
/** The tables and the last id given in each. */
export type StoredState = StoredTables & { serials: Record<string, number> };

/**
 * The change one step of a transaction made to a table: a row put in its place, a row removed, or
 * all rows replaced.
 */
export type Change =
  | { readonly table: TableName; readonly row: Row }
  | { readonly table: TableName; readonly id: number | string }
  | { readonly table: TableName; readonly rows: readonly Row[] };

/**
 * Where the server keeps its rows. Reading and changing are synchronous; a change counts once the
 * promise of {@link Store.write} is fulfilled: then it is as durable as the store can make it.
 */
export interface Store {
  /** All rows of a table by ascending id. Not to be changed. */
  all<T extends TableName>(table: T): readonly RowOf<T>[];
  find<T extends TableName>(table: T, id: number | string): RowOf<T> | undefined;
  /** The one row with this value in a column that is unique on its own. */
  findBy<T extends TableName>(table: T, column: ColumnOf<T>, value: string): RowOf<T> | undefined;
  /**
   * The rows with this value in a column that references another table, by ascending id; a list of
   * its own. @throws {Error} for any other column: it would need a scan.
   */
  rowsBy<T extends TableName, C extends ColumnOf<T>>(
    table: T,
    column: C,
    value: RowOf<T>[C],
  ): RowOf<T>[];

  /**
   * Puts in a row with revision 1, as its record has it: texts trimmed, columns it leaves out with
   * their defaults, others left away. What goes in is what a start from the data file finds.
   *
   * @throws {RowError} when a column does not take its value; {TakenError} when a unique value is in
   * use.
   */
  insert<T extends TableName>(table: T, row: NewRow<T>): RowOf<T>;
  /**
   * Puts changed values in a row and raises its revision by one; `undefined` when there is no such
   * row. @throws {RowError}, {TakenError} as {@link Store.insert} does.
   */
  update<T extends TableName>(
    table: T,
    id: number | string,
    changes: Changes<T>,
  ): RowOf<T> | undefined;
  remove(table: TableName, id: number | string): boolean;
  /** Puts a removed row back as it was. @throws {RowError}, {TakenError} as {@link Store.insert} does. */
  putBack(table: TableName, row: Row): void;
  /**
   * Replaces every row, ids and revisions included. Serial numbers go on from the higher ones.
   *
   * @throws {TakenError} when the state holds a unique value twice.
   */
  replaceAll(state: StoredState): void;

  /**
   * Runs `change` (synchronous, all or nothing) and resolves with its answer once it is durable.
   * Changes made at the same time share one write to the disk.
   *
   * @throws what `change` throws, or {@link StorageError}; either way nothing was changed.
   */
  write<T>(change: () => T): Promise<T>;
  /**
   * Runs a rule within every later {@link Store.write} that changed something, after its change:
   * what the rule changes is durable with it. What a rule changes is not told to rules.
   */
  follow(rule: (changes: readonly Change[]) => void): void;
  /** Waits until everything changed so far is durable. @throws {StorageError} */
  commit(): Promise<void>;
  /** Finishes pending writes and lets go of the data. */
  close(): Promise<void>;
}

/** Another row has this value, or these values together, already. */
export class TakenError extends Error {
  override name = 'TakenError';
  /** The first of the columns: the only one of most keys. */
  readonly column: string;
  constructor(
    readonly table: TableName,
    readonly columns: readonly string[],
    /** The row that wanted the value. */
    readonly rowId: number | string,
  ) {
    super(`${table}.${columns.join(' + ')} is taken`);
    this.column = columns[0] ?? 'id';
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
