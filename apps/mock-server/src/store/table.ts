/** What every row has. */
export interface Row {
  readonly id: number;
}

interface TableOptions<R extends Row> {
  rows: R[];
  /** Unique columns and how their values are compared. */
  unique: Record<string, (value: never) => string>;
  /** The column rows are grouped by. */
  group?: string | undefined;
  /** Called with the column and the row that wants a taken value; never returns. */
  onTaken: (column: string, rowId: number) => never;
}

/**
 * One table in memory: rows by ascending id in one array (which never changes its identity), with
 * indexes over the unique columns and the owner. Every change answers with the function that undoes it.
 */
export class Table<R extends Row> {
  readonly rows: R[];
  readonly #options: TableOptions<R>;
  readonly #unique = new Map<string, Map<string, R>>();
  readonly #groups = new Map<unknown, R[]>();

  constructor(options: TableOptions<R>) {
    this.rows = options.rows;
    this.#options = options;
    for (const column of Object.keys(options.unique)) this.#unique.set(column, new Map());
    for (const row of this.rows) {
      this.#checkUnique(row);
      this.#index(row);
    }
  }

  find(id: number): R | undefined {
    const index = this.#indexOf(id);
    return index < 0 ? undefined : this.rows[index];
  }

  findBy(column: string, value: string): R | undefined {
    const key = this.#options.unique[column]?.(value as never);
    return key === undefined ? undefined : this.#unique.get(column)?.get(key);
  }

  /** A copy: it stays as it is while the caller changes rows. */
  ownedBy(owner: unknown): R[] {
    return this.#groups.get(owner)?.slice() ?? [];
  }

  insert(row: R): () => void {
    this.#checkUnique(row);
    this.rows.push(row);
    this.#index(row);
    return () => this.#drop(row.id);
  }

  /** `undefined` when there is no row with the id of `next`. */
  replace(next: R): (() => void) | undefined {
    const index = this.#indexOf(next.id);
    const previous = this.rows[index];
    if (!previous) return undefined;
    this.#checkUnique(next);
    this.#put(index, previous, next);
    return () => this.#put(this.#indexOf(next.id), next, previous);
  }

  remove(id: number): (() => void) | undefined {
    const row = this.#drop(id);
    return row && (() => this.#restore(row));
  }

  #put(index: number, previous: R, next: R): void {
    this.#unindex(previous);
    this.rows[index] = next;
    this.#index(next);
  }

  #drop(id: number): R | undefined {
    const index = this.#indexOf(id);
    const row = this.rows[index];
    if (!row) return undefined;
    this.rows.splice(index, 1);
    this.#unindex(row);
    return row;
  }

  #restore(row: R): void {
    this.rows.splice(-this.#indexOf(row.id) - 1, 0, row);
    this.#index(row);
  }

  /** Where the id stands, or `-(where it would stand) - 1`. */
  #indexOf(id: number): number {
    let low = 0;
    let high = this.rows.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.rows[middle]!.id;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -low - 1;
  }

  #key(column: string, row: R): string | undefined {
    const value = (row as unknown as Record<string, unknown>)[column];
    if (value === null || value === undefined || value === '') return undefined;
    return this.#options.unique[column]!(value as never);
  }

  #checkUnique(row: R): void {
    for (const [column, index] of this.#unique) {
      const key = this.#key(column, row);
      const holder = key === undefined ? undefined : index.get(key);
      if (holder && holder.id !== row.id) this.#options.onTaken(column, row.id);
    }
  }

  #index(row: R): void {
    for (const [column, index] of this.#unique) {
      const key = this.#key(column, row);
      if (key !== undefined) index.set(key, row);
    }
    if (!this.#options.group) return;
    const owner = this.#owner(row);
    const group = this.#groups.get(owner);
    if (!group) this.#groups.set(owner, [row]);
    else group.splice(lastBefore(group, row.id) + 1, 0, row);
  }

  #unindex(row: R): void {
    for (const [column, index] of this.#unique) {
      const key = this.#key(column, row);
      if (key !== undefined) index.delete(key);
    }
    const owner = this.#owner(row);
    const group = this.#groups.get(owner);
    if (!group) return;
    const index = group.indexOf(row);
    if (index >= 0) group.splice(index, 1);
    if (group.length === 0) this.#groups.delete(owner);
  }

  #owner(row: R): unknown {
    return (row as unknown as Record<string, unknown>)[this.#options.group ?? ''];
  }
}

/** The index of the last row with a smaller id; groups mostly grow at their end. */
function lastBefore(rows: readonly Row[], id: number): number {
  let index = rows.length - 1;
  while (index >= 0 && rows[index]!.id > id) index -= 1;
  return index;
}
