import { randomUUID } from 'node:crypto';

import { serialize } from './data-file.js';
import { codeOf, realDisk, type Disk } from './disk.js';
import { writeDurably } from './durable-file.js';
import { lockFile } from './file-lock.js';
import { firstSum, headLine } from './journal-lines.js';
import { DataFileError, inUse, journalPath, readStoredData } from './stored-data.js';

/**
 * Puts a backup in the place of a data file, whatever state that is in. What was there stays beside
 * it, journal included.
 *
 * @returns where the former data file is now; `undefined` when there was none.
 * @throws {DataFileError} when the backup cannot be used or a server has the data file open.
 */
export async function restoreBackup(
  path: string,
  backup: string,
  disk: Disk = realDisk,
): Promise<string | undefined> {
  const unlock = await lockFile(path);
  if (!unlock) throw inUse(path);
  try {
    const found = await readStoredData(backup, disk);
    if (!found) throw new DataFileError(`There is no backup ${backup}.`);
    const aside = `${path}.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
    const wasThere = await ifThere(disk.copyFile(path, aside));
    // Data of its own from now on: should this end here, the former journal is refused.
    const head = { store: randomUUID(), sequence: 0, sum: firstSum };
    await writeDurably(path, serialize(found.state, head), disk);
    await ifThere(disk.rename(journalPath(path), journalPath(aside)));
    await writeDurably(journalPath(path), [headLine(head)], disk);
    return wasThere ? aside : undefined;
  } finally {
    await unlock();
  }
}

async function ifThere(task: Promise<void>): Promise<boolean> {
  try {
    await task;
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
