import { z } from 'zod';

import { jsonFault, offsetOfPath, positionOf } from './json-position.js';
import { emptyState, MemoryStore } from './memory-store.js';
import { TakenError, type StoredState } from './store.js';
import type { Row } from './table.js';
import { tableNames, tables } from './tables.js';

/** The layout of the file below; a file of a newer layout is refused instead of misread. */
const format = 1;

/** A data file that cannot be used, in one English sentence that names the line. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';
}

const rowTexts = new WeakMap<object, string>();

/** Rows never change in place, so each is turned into text once in its life. */
function rowText(row: object): string {
  let text = rowTexts.get(row);
  if (text === undefined) {
    text = JSON.stringify(row);
    rowTexts.set(row, text);
  }
  return text;
}

/** The text of a data file: JSON with one row per line, so that a line number names a row. */
export function serialize(state: StoredState): string {
  const lines = [`"format": ${format}`, `"serials": ${JSON.stringify(state.serials)}`];
  for (const [name, value] of Object.entries(state)) {
    if (name === 'serials' || name === 'format' || !Array.isArray(value)) continue;
    const rows = (value as object[]).map(rowText).join(',\n');
    lines.push(`${JSON.stringify(name)}: [${rows && `\n${rows}\n`}]`);
  }
  return `{\n${lines.join(',\n')}\n}\n`;
}

const headSchema = z.looseObject({
  format: z.literal(format),
  serials: z.record(z.string(), z.int().min(0)),
});

/**
 * Reads the text of a data file and checks every row. Tables it lacks are empty, tables it has
 * beyond those known are kept.
 *
 * @throws {DamagedDataError} naming line, column and what is wrong there.
 */
export function deserialize(text: string): StoredState {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = jsonFault(text);
    throw damage(text, fault?.offset ?? 0, `unexpected ${fault?.found ?? 'text'}`);
  }
  const head = headSchema.safeParse(value);
  if (!head.success) throw issueDamage(text, [], head.error);

  const state = { ...emptyState(), ...head.data } as unknown as StoredState;
  for (const name of tableNames) {
    const rows = z.array(tables[name] as z.ZodType<Row>).safeParse(state[name]);
    if (!rows.success) throw issueDamage(text, [name], rows.error);
    const misplaced = rows.data.findIndex((row, at) => at > 0 && row.id <= rows.data[at - 1]!.id);
    if (misplaced >= 0)
      throw damage(text, offsetOfPath(text, [name, misplaced]), 'this id is not above the last');
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
    throw damage(text, offsetOfPath(text, [error.table, row]), `${columns} is used twice`);
  }
  return state;
}

function issueDamage(text: string, at: (string | number)[], error: z.ZodError): DamagedDataError {
  const path = [...at, ...(error.issues[0]?.path ?? [])] as (string | number)[];
  const what = path.length > 0 ? `"${path.join('.')}" is not what it should be` : 'not a data file';
  return damage(text, offsetOfPath(text, path), what);
}

function damage(text: string, offset: number, what: string): DamagedDataError {
  const { line, column } = positionOf(text, offset);
  return new DamagedDataError(`line ${line}, column ${column}: ${what}`);
}
