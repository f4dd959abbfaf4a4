import { crc32 } from 'node:zlib';

import type { DataHead } from './data-file.js';
import type { Change } from './store.js';

/** One transaction: the number it has in the life of the data, and what it did. */
export interface JournalEntry {
  readonly sequence: number;
  readonly sum: string;
  readonly changes: readonly Change[];
}

/** The content of a journal. */
export interface JournalContent {
  /** The data it belongs to, and the transaction after which it begins. */
  readonly head: DataHead;
  readonly entries: readonly JournalEntry[];
  /** Bytes up to the end of the last whole line. */
  readonly length: number;
  /**
   * Bytes that follow it: a line that was cut off, or one with its end that is not as it was
   * written.
   */
  readonly rest: { readonly bytes: Buffer; readonly cutOff: boolean } | undefined;
}

/** A journal that cannot be used, in a few English words. */
export class DamagedJournalError extends Error {
  override name = 'DamagedJournalError';
}

/** The first line of a journal that begins after the last transaction of `head`. */
export const headLine = (head: DataHead): string => line({ journal: 1, ...head }).line;

/**
 * The line of a transaction, and its sum. Sums go on from line to line: a line counts only after
 * those it was written after.
 */
export function entryLine(
  { sequence, sum }: DataHead,
  changes: readonly Change[],
): { line: string; sum: string } {
  const compact = changes.map((change) => {
    if ('row' in change) return [change.table, change.row];
    return [change.table, 'rows' in change ? change.rows : change.id];
  });
  return line([sequence + 1, compact], sum);
}

function line(value: unknown, former?: string): { line: string; sum: string } {
  const text = JSON.stringify(value);
  const sum = sumOf(text, former);
  return { line: `${sum} ${text}\n`, sum };
}

/** The sum before the first transaction. */
export const firstSum = '00000000';

const sumOf = (text: string | Buffer, former = firstSum): string =>
  crc32(text, Number.parseInt(former, 16)).toString(16).padStart(8, '0');

/**
 * Reads a journal. A last line that is not whole was being written when the server ended, as far as
 * anybody can tell: nobody was told that it is there. It is told apart from a last line with an end
 * that is not as it was written, which may have counted.
 *
 * @throws {DamagedJournalError} when any other line is not as it was written.
 */
export function readJournal(bytes: Buffer): JournalContent {
  let head: DataHead | undefined;
  const entries: JournalEntry[] = [];
  let last: { sequence: number; sum: string } | undefined;
  let length = 0;
  for (let number = 1; length < bytes.length; number += 1) {
    const end = bytes.indexOf(0x0a, length);
    const found = end < 0 ? undefined : contentOf(bytes.subarray(length, end), last?.sum);
    if (!found) {
      if (head && (end < 0 || end === bytes.length - 1)) break;
      throw new DamagedJournalError(`line ${number} is not as it was written`);
    }
    if (!head || !last) {
      head = headOf(found.value);
      last = head;
    } else {
      last = { sequence: last.sequence + 1, sum: found.sum };
      entries.push({ ...last, changes: changesOf(found.value, last.sequence) });
    }
    length = end + 1;
  }
  if (!head) throw new DamagedJournalError('it is empty');
  const bytesLeft = bytes.subarray(length);
  const rest = { bytes: bytesLeft, cutOff: bytesLeft.at(-1) !== 0x0a };
  return { head, entries, length, rest: bytesLeft.length > 0 ? rest : undefined };
}

function contentOf(bytes: Buffer, former: string | undefined) {
  const text = bytes.subarray(9);
  const sum = sumOf(text, former);
  if (bytes[8] !== 0x20 || bytes.toString('latin1', 0, 8) !== sum) return undefined;
  return { sum, value: JSON.parse(text.toString('utf8')) as unknown };
}

function headOf(value: unknown): DataHead {
  const { journal, store, sequence, sum } = value as DataHead & { journal?: unknown };
  if (journal !== 1) throw new DamagedJournalError('a later version wrote it');
  return { store, sequence, sum };
}

function changesOf(value: unknown, expected: number): Change[] {
  const [sequence, compact] = value as [number, [string, unknown][]];
  if (sequence !== expected) throw new DamagedJournalError(`transaction ${expected} is missing`);
  return compact.map(([table, what]) => {
    if (typeof what !== 'object') return { table, id: what };
    return Array.isArray(what) ? { table, rows: what } : { table, row: what };
  }) as Change[];
}
