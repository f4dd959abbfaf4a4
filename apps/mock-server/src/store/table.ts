/** Columns every row has. */
export interface Row {
  readonly id: number | string;
  readonly revision: number;
}

/** Columns whose values no two rows may share, alone or, when several, together. */
export interface UniqueKey {
  readonly columns: readonly string[];
  /** How a value is compared; as it is when absent. */
  readonly fold?: (value: string) => string;
}

interface TableOptions<R extends Row> {
  rows: R[];
  unique: readonly UniqueKey[];
  /** The columns rows are looked up by. */
  groups: readonly string[];
  /** Called with the columns and the row that wants a taken value; never returns. */
  onTaken: (columns: readonly string[], rowId: R['id']) => never;
}

interface UniqueIndex<R> extends UniqueKey {
  readonly rows: Map<string, R>;
}

interface GroupIndex<R> {
  readonly column: string;
  readonly rows: Map<unknown, R[]>;
}

/**
 * One table in memory: rows by ascending id in one array (which never changes its identity), with
 * indexes over unique keys and groups. Every change answers with the function that undoes it.
 */
export class Table<R extends Row> {
  readonly rows: R[];
  readonly #onTaken: TableOptions<R>['onTaken'];
  readonly #unique: readonly UniqueIndex<R>[];
  readonly #groups: readonly GroupIndex<R>[];

  constructor({ rows, unique, groups, onTaken }: TableOptions<R>) {
    this.rows = rows;
    this.#onTaken = onTaken;
    this.#unique = unique.map((key) => ({ ...key, rows: new Map() }));
    this.#groups = groups.map((column) => ({ column, rows: new Map() }));
    this.#indexAll();
  }

  find(id: R['id']): R | undefined {
    return this.rows[place(this.rows, id)];
  }

  findBy(column: string, value: string): R | undefined {
    const index = this.#unique.find(({ columns }) => columns.length === 1 && columns[0] === column);
    return index?.rows.get(keyOf(index, [value]) ?? '');
  }

  /** A copy: it stays as it is while the caller changes rows. */
  rowsBy(column: string, value: unknown): R[] {
    const index = this.#groups.find((group) => group.column === column);
    if (!index) throw new Error(`there is no index over ${column}`);
    return index.rows.get(value)?.slice() ?? [];
  }

  insert(row: R): () => void {
    const at = place(this.rows, row.id);
    if (at >= 0) this.#onTaken(['id'], row.id);
    this.#checkUnique(row);
    this.rows.splice(-at - 1, 0, row);
    this.#index(row);
    return () => void this.#drop(row.id);
  }

  /** `undefined` when there is no row with the id of `next`. */
  replace(next: R): (() => void) | undefined {
    const previous = this.find(next.id);
    if (!previous) return undefined;
    this.#checkUnique(next);
    this.#put(previous, next);
    return () => this.#put(next, previous);
  }

  remove(id: R['id']): (() => void) | undefined {
    const row = this.#drop(id);
    return row && (() => this.#restore(row));
  }

  /** Replaces all rows, which have to be in order. */
  replaceAll(rows: readonly R[]): () => void {
    const former = [...this.rows];
    this.#fill(rows);
    return () => this.#fill(former);
  }

  #fill(rows: readonly R[]): void {
    this.rows.length = 0;
    for (const row of rows) this.rows.push(row);
    for (const index of [...this.#unique, ...this.#groups]) index.rows.clear();
    this.#indexAll();
  }

  #indexAll(): void {
    for (const row of this.rows) {
      this.#checkUnique(row);
      this.#index(row);
    }
  }

  #put(previous: R, next: R): void {
    this.rows[place(this.rows, next.id)] = next;
    for (const index of this.#unique) {
      const key = rowKey(index, previous);
      if (key !== undefined) index.rows.delete(key);
    }
    for (const index of this.#unique) {
      const key = rowKey(index, next);
      if (key !== undefined) index.rows.set(key, next);
    }
    for (const { column, rows } of this.#groups) {
      const value = valueOf(previous, column);
      // Rows rarely change their owner, and an owner may have very many.
      if (value === valueOf(next, column)) {
        const group = rows.get(value)!;
        group[place(group, next.id)] = next;
      } else {
        takeOut(rows, value, previous);
        putIn(rows, valueOf(next, column), next);
      }
    }
  }

  #drop(id: R['id']): R | undefined {
    const at = place(this.rows, id);
    const row = this.rows[at];
    if (!row) return undefined;
    this.rows.splice(at, 1);
    for (const index of this.#unique) {
      const key = rowKey(index, row);
      if (key !== undefined) index.rows.delete(key);
    }
    for (const { column, rows } of this.#groups) takeOut(rows, valueOf(row, column), row);
    return row;
  }

  #restore(row: R): void {
    this.rows.splice(-place(this.rows, row.id) - 1, 0, row);
    this.#index(row);
  }

  #checkUnique(row: R): void {
    for (const index of this.#unique) {
      const key = rowKey(index, row);
      const holder = key === undefined ? undefined : index.rows.get(key);
      if (holder && holder.id !== row.id) this.#onTaken(index.columns, row.id);
    }
  }

  #index(row: R): void {
    for (const index of this.#unique) {
      const key = rowKey(index, row);
      if (key !== undefined) index.rows.set(key, row);
    }
    for (const { column, rows } of this.#groups) putIn(rows, valueOf(row, column), row);
  }
}

const valueOf = (row: Row, column: string): unknown =>
  (row as unknown as Record<string, unknown>)[column];

const rowKey = (key: UniqueKey, row: Row): string | undefined =>
  keyOf(
    key,
    key.columns.map((column) => valueOf(row, column)),
  );

/** One text for the values of a key; `undefined` when one is absent, for then they may repeat. */
function keyOf({ fold }: UniqueKey, values: readonly unknown[]): string | undefined {
  if (values.some((value) => value === null || value === undefined || value === ''))
    return undefined;
  const texts = values.map((value) => (fold ? fold(String(value)) : String(value)));
  return texts.length === 1 ? texts[0] : JSON.stringify(texts);
}

function putIn<R extends Row>(groups: Map<unknown, R[]>, value: unknown, row: R): void {
  const group = groups.get(value);
  if (!group) groups.set(value, [row]);
  else group.splice(-place(group, row.id) - 1, 0, row);
}

function takeOut<R extends Row>(groups: Map<unknown, R[]>, value: unknown, row: R): void {
  const group = groups.get(value);
  const at = group ? place(group, row.id) : -1;
  if (!group || at < 0) return;
  group.splice(at, 1);
  if (group.length === 0) groups.delete(value);
}

/** Where the id stands among rows by ascending id, or `-(where it would stand) - 1`. */
function place(rows: readonly Row[], id: number | string): number {
  const last = rows.length - 1;
  // Serial ids come at the end.
  if (last < 0 || rows[last]!.id < id) return -last - 2;
  let low = 0;
  let high = last;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = rows[middle]!.id;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -low - 1;
}
