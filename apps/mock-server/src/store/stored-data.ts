import { createHash } from 'node:crypto';

import { StartError } from '../base/start-error.js';
import { Backups } from './backups.js';
import {
  DamagedDataError,
  locateIn,
  parseDataFile,
  sortOut,
  type BadRow,
  type DataHead,
} from './data-file.js';
import { codeOf, readIfThere, type Disk } from './disk.js';
import type { Written } from './durable-file.js';
import { DamagedJournalError, readJournal, type JournalContent } from './journal-lines.js';
import type { PlainState } from './migrations/migration.js';
import { currentFormat, migrate } from './migrations/migrations.js';
import { replay } from './replay.js';
import type { StoredState } from './store.js';

/** Why the data file cannot be opened, in one sentence for the person who starts the server. */
export class DataFileError extends StartError {
  override name = 'DataFileError';
}

/** Why nothing is done to a data file that a server has open. */
export const inUse = (path: string): DataFileError =>
  new DataFileError(
    `The data file ${path} is in use by another server: stop that one, or set DATA_FILE to another file.`,
  );

/** Data as it was found on the disk: the data file with its journal applied. */
export interface StoredData {
  readonly state: StoredState;
  /** `undefined` in a file of format 1 or one written by hand, which has no journal either. */
  readonly head: DataHead | undefined;
  readonly text: Written;
  readonly journal:
    | {
        /** Bytes of it that count. */
        readonly length: number;
        /** Whether it holds transactions the data file does not. */
        readonly ahead: boolean;
        /** Whether the next transaction can be appended to it. */
        readonly current: boolean;
        /** The bytes at its end that do not count. */
        readonly rest: JournalContent['rest'];
      }
    | undefined;
  /** Rows that are not what their records say: they are no rows of the state, but kept in it. */
  readonly aside: readonly BadRow[];
  /** The data in a former format, with that format, when the state was migrated from it. */
  readonly former: { readonly format: number; readonly state: PlainState } | undefined;
}

/** Where the journal of a data file is. */
export const journalPath = (path: string): string => `${path}.journal`;

/**
 * Reads a data file and its journal, brings them into the present format and checks every row. Rows
 * that are not what their records say are set aside.
 *
 * @returns `undefined` when there is no data yet.
 * @throws {DataFileError} when they cannot be used; they are left as they are.
 */
export async function readStoredData(path: string, disk: Disk): Promise<StoredData | undefined> {
  const bytes = await read(path, disk);
  const journalBytes = await read(journalPath(path), disk);
  if (!bytes) {
    if (journalBytes && hasEntries(journalBytes)) throw await withoutDataFile(path, disk);
    return undefined;
  }
  try {
    return understand(bytes, journalBytes);
  } catch (error) {
    if (error instanceof DamagedDataError)
      throw new DataFileError(
        `The data file ${path} is damaged at ${error.message}. It was left as it is. ${await advice(path, disk)}`,
      );
    if (error instanceof DamagedJournalError)
      throw new DataFileError(
        `The journal ${journalPath(path)}, which holds the last changes of the data file ${path}, cannot be used: ${error.message}. Both were left as they are. Move the journal away to go on without these changes. ${await advice(path, disk)}`,
      );
    throw error;
  }
}

function understand(bytes: Buffer, journalBytes: Buffer | undefined): StoredData {
  const text = bytes.toString('utf8');
  const { format, head, state } = parseDataFile(text, bytes);
  const journal = journalBytes && readJournal(journalBytes);
  const ahead = journal ? entriesAfter(head, journal) : [];
  const replayed = replay(state, ahead);
  const migrated = migrate(replayed, format);
  const last = ahead.at(-1) ?? head;
  const sorted = sortOut(migrated, locateIn(text));
  const end = journal && (journal.entries.at(-1) ?? journal.head);
  return {
    state: withAside(sorted.state, sorted.bad),
    aside: sorted.bad,
    head: head && last && { store: head.store, sequence: last.sequence, sum: last.sum },
    text: { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length },
    journal: journal && {
      length: journal.length,
      ahead: ahead.length > 0,
      current: journal.head.store === head?.store && end?.sum === last?.sum,
      rest: journal.rest,
    },
    former: format < currentFormat ? { format, state: replayed } : undefined,
  };
}

/** The list of a data file that holds the rows which were set aside, beside its tables. */
const asideList = 'set_aside';

/** The rows of a state that were set aside, at this start or before. */
export const asideIn = (state: StoredState): readonly unknown[] =>
  ((state as unknown as PlainState)[asideList] as unknown[] | undefined) ?? [];

function withAside(state: StoredState, bad: readonly BadRow[]): StoredState {
  if (bad.length === 0) return state;
  const kept = bad.map(({ table, id, what, row }) => ({ table, id, what, row }));
  return Object.assign(state, { [asideList]: [...asideIn(state), ...kept] });
}

/** The transactions the data file lacks. */
function entriesAfter(head: DataHead | undefined, journal: JournalContent) {
  const { entries } = journal;
  if (entries.length === 0) return [];
  if (journal.head.store !== head?.store) throw new DamagedJournalError('it belongs to other data');
  if (journal.head.sequence > head.sequence)
    throw new DamagedJournalError('it begins after changes that the data file lacks');
  const ahead = entries.filter(({ sequence }) => sequence > head.sequence);
  const before = entries[entries.length - ahead.length - 1] ?? journal.head;
  if (ahead.length > 0 && before.sum !== head.sum)
    throw new DamagedJournalError('it goes on from another state of the data');
  return ahead;
}

function hasEntries(bytes: Buffer): boolean {
  try {
    return readJournal(bytes).entries.length > 0;
  } catch {
    return true;
  }
}

async function read(path: string, disk: Disk): Promise<Buffer | undefined> {
  try {
    return await readIfThere(disk, path);
  } catch (error) {
    throw new DataFileError(
      `The data file ${path} cannot be read (${codeOf(error)}): check the path in DATA_FILE and its permissions.`,
    );
  }
}

async function withoutDataFile(path: string, disk: Disk): Promise<DataFileError> {
  return new DataFileError(
    `The data file ${path} is missing, but its journal ${journalPath(path)} holds changes of it. Put the data file back, or remove the journal too to start with new data. ${await advice(path, disk)}`,
  );
}

/** Advice on what to do, with the last backup that can be used. */
async function advice(path: string, disk: Disk): Promise<string> {
  for (const backup of await new Backups(path, disk).list().catch(() => [])) {
    try {
      understand(await disk.readFile(backup.path), undefined);
      const moment = new Date(backup.time).toISOString();
      return `The last good backup is ${backup.path}, written ${moment}: put it in its place with \`npm run data -- restore ${backup.path}\` and start again.`;
    } catch {
      // The one before it may be good.
    }
  }
  return `There is no good backup beside it: repair that line, or move the file away to start with new data.`;
}
