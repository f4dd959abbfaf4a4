import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import low from 'lowdb';
import type { AdapterAsync } from 'lowdb';

import { StartError } from '../start-error.js';
import { DamagedDataError, deserialize, serialize } from './data-file.js';
import { DurableFile } from './durable-file.js';
import { lockFile } from './file-lock.js';
import { MemoryStore } from './memory-store.js';
import type { Store, StoredState } from './store.js';

/** A store whose rows are json-server's lowdb data, kept in one JSON file. */
export interface FileStore extends Store {
  /** The live data; its arrays keep their identity, so a json-server router over them stays true. */
  readonly state: StoredState;
  /** Whether the file did not exist and was made from the seed data. */
  readonly created: boolean;
}

/** Why the data file cannot be opened, in one sentence for the person who starts the server. */
export class DataFileError extends StartError {
  override name = 'DataFileError';
}

/**
 * Opens a data file, or makes it from the seed data. The file is locked against a second server,
 * replaced as a whole at every write, and its former text kept as `<path>.bak`.
 *
 * @throws {DataFileError} when the file is damaged (it is left as it is), in use or unreadable.
 */
export async function openFileStore(
  path: string,
  seed: () => Promise<StoredState>,
): Promise<FileStore> {
  const unlock = await lockFile(path);
  if (!unlock)
    throw new DataFileError(
      `The data file ${path} is in use by another server: stop that one, or set DATA_FILE to another file.`,
    );
  try {
    const file = new DurableFile(path);
    const text = await readText(path);
    const first = text === undefined ? await seed() : await readState(file, text);
    const db = await low(adapterOf(file, first));
    if (text === undefined) {
      await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
        throw unwritable(path, error);
      });
      await Promise.resolve(db.write()).catch((error: unknown) => {
        throw unwritable(path, error);
      });
    } else {
      await file.trust();
    }
    const state = db.getState();
    return new LockedStore(state, () => db.write(), unlock, text === undefined);
  } catch (error) {
    await unlock();
    throw error;
  }
}

class LockedStore extends MemoryStore implements FileStore {
  readonly #unlock: () => Promise<void>;

  constructor(
    readonly state: StoredState,
    persist: () => Promise<void>,
    unlock: () => Promise<void>,
    readonly created: boolean,
  ) {
    super(state, persist);
    this.#unlock = unlock;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#unlock();
  }
}

/** lowdb's two verbs over a file that is replaced atomically and durably. */
function adapterOf(file: DurableFile, first: StoredState): AdapterAsync<StoredState> {
  const adapter = {
    read: () => Promise.resolve(first),
    write: (state: StoredState) => file.write(serialize(state)),
  };
  return adapter as unknown as AdapterAsync<StoredState>;
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new DataFileError(
      `The data file ${path} cannot be read (${code ?? 'unknown reason'}): check the path in DATA_FILE and its permissions.`,
    );
  }
}

function unwritable(path: string, error: unknown): DataFileError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
  return new DataFileError(
    `The data file ${path} cannot be created (${code}): set DATA_FILE to a path this user may write to.`,
  );
}

async function readState(file: DurableFile, text: string): Promise<StoredState> {
  try {
    return deserialize(text);
  } catch (error) {
    if (!(error instanceof DamagedDataError)) throw error;
    throw new DataFileError(
      `The data file ${file.path} is damaged at ${error.message}. It was left as it is. ${await advice(file)}`,
    );
  }
}

async function advice(file: DurableFile): Promise<string> {
  try {
    deserialize(await readFile(file.backupPath, 'utf8'));
    const { mtime } = await stat(file.backupPath);
    return `The last good backup is ${file.backupPath}, written ${mtime.toISOString()}: copy it over the data file and start again.`;
  } catch {
    return `There is no good backup beside it: repair that line, or move the file away to start with new data.`;
  }
}
