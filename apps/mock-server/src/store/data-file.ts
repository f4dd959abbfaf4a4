import { crc32 } from 'node:zlib';

import { z } from 'zod';

import { jsonFault, offsetOfPath, positionOf } from './json-position.js';
import { emptyState, MemoryStore } from './memory-store.js';
import type { PlainState } from './migrations/migration.js';
import { currentFormat } from './migrations/migrations.js';
import { TakenError, type StoredState } from './store.js';
import type { Row } from './table.js';
import { tableNames, tables, type TableName } from './tables.js';

/** A data file that cannot be used, in one English sentence that names the line. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';
}

/** Which data a file holds, and the last transaction that is in it. */
export interface DataHead {
  /** Tells this data from other data: a journal is applied to its own alone. */
  readonly store: string;
  readonly sequence: number;
  /** The sum of that transaction's line in the journal, which the next line's goes on from. */
  readonly sum: string;
}

/** A data file as it was read, its rows unchecked. */
export interface DataText {
  readonly format: number;
  /** Files of format 1, exports and files written by hand have none. */
  readonly head: DataHead | undefined;
  readonly state: PlainState;
}

/** A row that is not what its record says, and where in the data it stood. */
export interface BadRow {
  readonly table: TableName;
  readonly id: unknown;
  readonly path: readonly (string | number)[];
  /** Its error, in a few English words. */
  readonly what: string;
  readonly row: unknown;
}

/** Where in the text something is, in words. */
export type Locate = (path: readonly (string | number)[]) => string;

/** Characters of a piece of the text; making one must not hold up the server. */
const pieceLength = 128 * 1024;

/**
 * The text of a data file in pieces: JSON with one row per line, so that a line number names a row.
 * One with a head ends with the sum of what stands before, on a line that can be taken out.
 */
export function* serialize(
  state: PlainState,
  head: DataHead | undefined,
  format = currentFormat,
): Generator<string> {
  let sum = 0;
  for (const piece of linesOf(state, head, format)) {
    if (head) sum = crc32(piece, sum);
    yield piece;
  }
  yield head ? sealOf(sum) : '\n}\n';
}

const sealOf = (sum: number): string => `\n,"crc32": "${sum.toString(16).padStart(8, '0')}"\n}\n`;

function* linesOf(
  state: PlainState,
  head: DataHead | undefined,
  format: number,
): Generator<string> {
  let text = `{\n"format": ${format}`;
  for (const [name, value] of Object.entries({ ...head, serials: state.serials }))
    text += `,\n"${name}": ${JSON.stringify(value)}`;
  for (const [name, rows] of Object.entries(state)) {
    if (!Array.isArray(rows)) continue;
    text += `,\n${JSON.stringify(name)}: [`;
    let between = '\n';
    for (const row of rows as unknown[]) {
      text += between + JSON.stringify(row);
      between = ',\n';
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
    text += rows.length > 0 ? '\n]' : ']';
  }
  yield text;
}

const headSchema = z.looseObject({
  format: z.int().min(1).max(currentFormat),
  store: z.string().optional(),
  sequence: z.int().min(0).optional(),
  sum: z.string().optional(),
  serials: z.record(z.string(), z.int().min(0)),
  crc32: z.string().optional(),
});

/**
 * @throws {DamagedDataError} when the text is not that of a data file of a known format, or not as
 * it was written.
 */
export function parseDataFile(text: string, bytes: Buffer = Buffer.from(text)): DataText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = jsonFault(text);
    const what = `unexpected ${fault?.found ?? 'text'}`;
    throw new DamagedDataError(`${placeOf(text, fault?.offset ?? 0)}: ${what}`);
  }
  const parsed = headSchema.safeParse(value);
  if (!parsed.success) {
    const later = (value as { format?: unknown } | null)?.format;
    const ofLater = typeof later === 'number' && later > currentFormat;
    const what = ofLater ? `format ${later}, which a later version wrote` : undefined;
    throw issueDamage(locateIn(text), [], parsed.error, what);
  }
  const { format, store, sequence, sum, serials, crc32: seal, ...rows } = parsed.data;
  if (seal !== undefined && !isSealed(bytes))
    throw new DamagedDataError(
      `${locateIn(text)(['crc32'])}: something before it is not as it was written (who changed it on purpose takes "crc32" out)`,
    );
  const whole = store !== undefined && sequence !== undefined && sum !== undefined;
  const head = whole ? { store, sequence, sum } : undefined;
  return { format, head, state: { serials, ...rows } };
}

/** Whether the bytes end with the sum of those before it. */
function isSealed(bytes: Buffer): boolean {
  const length = bytes.length - sealOf(0).length;
  return (
    length > 0 && bytes.toString('latin1', length) === sealOf(crc32(bytes.subarray(0, length)))
  );
}

/**
 * Checks every row of a state of the present format. Tables it lacks are empty, tables it has
 * beyond those known are kept.
 *
 * @throws {DamagedDataError} naming the place and what is wrong there.
 */
export function checkState(plain: PlainState, locate: Locate): StoredState {
  const { state, bad } = sortOut(plain, locate);
  const [first] = bad;
  if (first) throw new DamagedDataError(`${locate(first.path)}: ${first.what}`);
  return state;
}

/**
 * Parts the rows of a state of the present format in those that are what their records say and those
 * that are not. The ids of these stay spent.
 *
 * @throws {DamagedDataError} when a table is no list.
 */
export function sortOut(
  plain: PlainState,
  locate: Locate,
): { state: StoredState; bad: readonly BadRow[] } {
  const serials = { ...plain.serials };
  const state = { ...emptyState(), ...plain, serials } as unknown as StoredState;
  const bad: BadRow[] = [];
  const setAside = (table: TableName, at: number, row: unknown, what: string, path: Path = []) => {
    const { id } = (row ?? {}) as { id?: unknown };
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0)
      serials[table] = Math.max(serials[table] ?? 0, id);
    bad.push({ table, id, path: [table, at, ...path], what, row });
  };
  for (const name of tableNames) {
    const given: unknown = state[name];
    if (!Array.isArray(given)) throw new DamagedDataError(`${locate([name])}: not a list of rows`);
    const good: { row: Row; at: number }[] = [];
    let ordered = true;
    for (const [at, row] of given.entries()) {
      const checked = (tables[name] as z.ZodType<Row>).safeParse(row);
      if (checked.success) {
        ordered &&= good.length === 0 || good.at(-1)!.row.id < checked.data.id;
        good.push({ row: checked.data, at });
      } else {
        const path = (checked.error.issues[0]?.path ?? []) as Path;
        setAside(
          name,
          at,
          row,
          `"${[name, at, ...path].join('.')}" is not what it should be`,
          path,
        );
      }
    }
    if (!ordered) good.sort((one, other) => (one.row.id < other.row.id ? -1 : 1));
    const rows = good.filter(({ row, at }, place) => {
      const isFirst = ordered || place === 0 || good[place - 1]!.row.id !== row.id;
      if (!isFirst) setAside(name, at, given[at], '"id" is used twice');
      return isFirst;
    });
    state[name] = rows.map(({ row }) => row) as never;
  }
  for (let taken = takenIn(state); taken; taken = takenIn(state)) {
    const { table, rowId, columns } = taken;
    const given = (plain[table] ?? []) as Row[];
    const at = given.findIndex(({ id }) => id === rowId);
    const names = columns.map((column) => `"${column}"`).join(' with ');
    setAside(table, at, given[at], `${names} is used twice`);
    state[table] = (state[table] as Row[]).filter(({ id }) => id !== rowId) as never;
  }
  return { state, bad };
}

type Path = readonly (string | number)[];

/** The first unique value that a state holds twice. */
function takenIn(state: StoredState): TakenError | undefined {
  try {
    // Only its constructor's check is wanted here.
    void new MemoryStore(state);
    return undefined;
  } catch (error) {
    if (error instanceof TakenError) return error;
    throw error;
  }
}

/** Names the line and column of a value of a text. */
export const locateIn =
  (text: string): Locate =>
  (path) =>
    placeOf(text, offsetOfPath(text, [...path]));

function placeOf(text: string, offset: number): string {
  const { line, column } = positionOf(text, offset);
  return `line ${line}, column ${column}`;
}

function issueDamage(
  locate: Locate,
  at: readonly (string | number)[],
  error: z.ZodError,
  instead?: string,
): DamagedDataError {
  const path = [...at, ...(error.issues[0]?.path ?? [])] as (string | number)[];
  const what = path.length > 0 ? `"${path.join('.')}" is not what it should be` : 'not a data file';
  return new DamagedDataError(`${locate(path)}: ${instead ?? what}`);
}
