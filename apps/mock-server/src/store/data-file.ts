import { z } from 'zod';

import { jsonFault, offsetOfPath, positionOf } from './json-position.js';
import { emptyState, MemoryStore } from './memory-store.js';
import { currentFormat, type PlainState } from './migrations/migrations.js';
import { TakenError, type StoredState } from './store.js';
import type { Row } from './table.js';
import { tableNames, tables } from './tables.js';

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

/** Where in the text something is, in words. */
export type Locate = (path: readonly (string | number)[]) => string;

/** Characters of a piece of the text; making one must not hold up the server. */
const pieceLength = 128 * 1024;

/** The text of a data file in pieces: JSON with one row per line, so that a line number names a row. */
export function* serialize(
  state: PlainState,
  head: DataHead | undefined,
  format = currentFormat,
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
  yield `${text}\n}\n`;
}

const headSchema = z.looseObject({
  format: z.int().min(1).max(currentFormat),
  store: z.string().optional(),
  sequence: z.int().min(0).optional(),
  sum: z.string().optional(),
  serials: z.record(z.string(), z.int().min(0)),
});

/** @throws {DamagedDataError} when the text is not that of a data file of a known format. */
export function parseDataFile(text: string): DataText {
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
  const { format, store, sequence, sum, serials, ...rows } = parsed.data;
  const whole = store !== undefined && sequence !== undefined && sum !== undefined;
  const head = whole ? { store, sequence, sum } : undefined;
  return { format, head, state: { serials, ...rows } };
}

/**
 * Checks every row of a state of the present format. Tables it lacks are empty, tables it has
 * beyond those known are kept.
 *
 * @throws {DamagedDataError} naming the place and what is wrong there.
 */
export function checkState(plain: PlainState, locate: Locate): StoredState {
  const serials = { ...plain.serials };
  const state = { ...emptyState(), ...plain, serials } as unknown as StoredState;
  for (const name of tableNames) {
    const rows = z.array<z.ZodType<Row>>(tables[name]).safeParse(state[name]);
    if (!rows.success) throw issueDamage(locate, [name], rows.error);
    const misplaced = rows.data.findIndex((row, at) => at > 0 && row.id <= rows.data[at - 1]!.id);
    if (misplaced >= 0)
      throw new DamagedDataError(`${locate([name, misplaced])}: this id is not above the last`);
    state[name] = rows.data as never;
  }
  try {
    // Only its constructor's check is wanted here.
    void new MemoryStore(state);
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    const rows: readonly Row[] = state[error.table];
    const row = rows.findIndex(({ id }) => id === error.rowId);
    const columns = error.columns.map((column) => `"${column}"`).join(' with ');
    throw new DamagedDataError(`${locate([error.table, row])}: ${columns} is used twice`);
  }
  return state;
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
