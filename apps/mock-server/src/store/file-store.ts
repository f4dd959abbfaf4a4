import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';

import low from 'lowdb';
import type { AdapterAsync } from 'lowdb';

import { Backups } from './backups.js';
import { serialize } from './data-file.js';
import { codeOf, realDisk } from './disk.js';
import { lockFile } from './file-lock.js';
import { firstSum } from './journal-lines.js';
import { JournaledFile, type KeepOptions } from './journaled-file.js';
import { MemoryStore } from './memory-store.js';
import type { Store, StoredState } from './store.js';
import { writeDurably } from './durable-file.js';
import {
  DataFileError,
  inUse,
  journalPath,
  readStoredData,
  type StoredData,
} from './stored-data.js';

/** A store whose rows are json-server's lowdb data, kept in one JSON file and its journal. */
export interface FileStore extends Store {
  /** The live data; its arrays keep their identity, so a json-server router over them stays true. */
  readonly state: StoredState;
  /** Whether the file did not exist and was made from the seed data. */
  readonly created: boolean;
}

/**
 * Opens a data file, or makes it from the seed data. It is locked against a second server; changes
 * are appended to `<path>.journal`, and now and then the data file is replaced as a whole. The last
 * backups are in `<path>.backups/`.
 *
 * @throws {DataFileError} when the data is damaged (it is left as it is), in use or unreadable.
 */
export async function openFileStore(
  path: string,
  seed: () => Promise<StoredState>,
  options: Partial<KeepOptions> = {},
): Promise<FileStore> {
  const unlock = await lockFile(path);
  if (!unlock) throw inUse(path);
  try {
    const keep: KeepOptions = { disk: realDisk, log: () => {}, now: Date.now, ...options };
    const found = await readStoredData(path, keep.disk);
    if (found) await sayWhatIsMissing(path, found, keep);
    const first = found?.state ?? (await seed());
    const db = await low(adapterOf(first, () => file));
    const head = found?.head ?? { store: randomUUID(), sequence: 0, sum: firstSum };
    const file = new JournaledFile(path, head, () => db.getState(), keep);
    const save = async () => void (await db.write());
    if (!found) await create(path, save, keep);
    else if (found.former || !found.head) await rewrite(path, found, save, keep);
    else await goOn(file, found, save, keep);
    return new LockedStore(db.getState(), file, unlock, !found);
  } catch (error) {
    await unlock();
    throw error;
  }
}

class LockedStore extends MemoryStore implements FileStore {
  readonly #file: JournaledFile;
  readonly #unlock: () => Promise<void>;

  constructor(
    readonly state: StoredState,
    file: JournaledFile,
    unlock: () => Promise<void>,
    readonly created: boolean,
  ) {
    super(state, (changes) => file.append(changes));
    this.#file = file;
    this.#unlock = unlock;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#file.close();
    await this.#unlock();
  }
}

/** lowdb's two verbs: reading was done already, writing makes the data file hold everything. */
function adapterOf(first: StoredState, file: () => JournaledFile): AdapterAsync<StoredState> {
  const adapter = {
    read: () => Promise.resolve(first),
    write: (state: StoredState) => file().save(state),
  };
  return adapter as unknown as AdapterAsync<StoredState>;
}

/** Rows that are named one by one. */
const mostNamed = 20;

/** Says what of the data is not there as it was, and where it is: nothing is lost in silence. */
async function sayWhatIsMissing(
  path: string,
  { aside, head, journal }: StoredData,
  { disk, log, now }: KeepOptions,
): Promise<void> {
  const where = `it is kept under "set_aside" in ${path}`;
  for (const { table, id, what } of aside.slice(0, mostNamed))
    log(`The row ${String(id)} of ${table} was set aside, for ${what}: ${where}.`);
  if (aside.length > mostNamed)
    log(`${aside.length - mostNamed} more rows were set aside there in the same way.`);
  const name = journalPath(path);
  if (head && !journal)
    log(
      `The journal ${name} is missing: what was changed after transaction ${head.sequence}, if anything, is lost.`,
    );
  if (!journal?.rest) return;
  const { bytes, cutOff } = journal.rest;
  const what = `The last line of the journal ${name} (${bytes.length} bytes)`;
  if (cutOff) {
    log(`${what} is cut off: it was being written when the server ended, and is left out.`);
    return;
  }
  const kept = `${name}.left-out-${new Date(now()).toISOString().replaceAll(':', '-')}`;
  await writeDurably(kept, [bytes], disk).then(
    () => log(`${what} is not as it was written: it is left out, and kept as ${kept}.`),
    (error: unknown) =>
      log(`${what} is not as it was written: it is left out, and not kept (${codeOf(error)}).`),
  );
}

async function create(path: string, save: () => Promise<void>, { disk }: KeepOptions) {
  try {
    await disk.mkdir(dirname(path), { recursive: true });
    await save();
  } catch (error) {
    throw new DataFileError(
      `The data file ${path} cannot be created (${codeOf(error)}): set DATA_FILE to a path this user may write to.`,
    );
  }
}

/** Brings an older file into the present format; the data as it was is a backup before that. */
async function rewrite(
  path: string,
  { former, state }: StoredData,
  save: () => Promise<void>,
  { disk, now }: KeepOptions,
): Promise<void> {
  try {
    const pieces = serialize(former?.state ?? state, undefined, former?.format);
    if (former) await new Backups(path, disk).write(now(), pieces);
    await save();
  } catch (error) {
    throw new DataFileError(
      `The data file ${path} is of an older format and cannot be written anew (${codeOf(error)}): make room, or let this user write to it and its folder.`,
    );
  }
}

/**
 * Data that cannot be written now is written when the disk takes it: until then the data can be
 * read.
 */
async function goOn(
  file: JournaledFile,
  { journal, text, aside }: StoredData,
  save: () => Promise<void>,
  { log }: KeepOptions,
): Promise<void> {
  try {
    if (journal?.ahead || aside.length > 0) await save();
    else await file.beginJournal(text);
    await file.backUp();
  } catch (error) {
    log(`The data can be read, but not written (${codeOf(error)}).`);
    if (journal?.current) await file.reopen(journal.length).catch(() => undefined);
  }
}
