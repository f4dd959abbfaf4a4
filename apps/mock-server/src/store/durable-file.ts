import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { dirname } from 'node:path';

import { realDisk, type Disk } from './disk.js';

/** Hash and size of a written text, to compare a copy with. */
export interface Written {
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Replaces a file as a whole: when this resolves, the new text survives a power cut; before, the
 * old text does. The text comes in pieces so that a large one does not hold up everything else.
 */
export async function writeDurably(
  path: string,
  pieces: Iterable<string | Uint8Array>,
  disk: Disk = realDisk,
): Promise<Written> {
  const temporary = `${path}.tmp`;
  try {
    const written = await fill(temporary, pieces, disk);
    await disk.rename(temporary, path);
    await syncDirectory(dirname(path), disk);
    return written;
  } catch (error) {
    await disk.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function fill(
  path: string,
  pieces: Iterable<string | Uint8Array>,
  disk: Disk,
): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await disk.open(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
    0o600,
  );
  try {
    for (const piece of pieces) {
      const buffer = Buffer.from(piece as string);
      // Unlike write, writeFile goes on until all of it is there.
      await file.writeFile(buffer);
      hash.update(buffer);
      bytes += buffer.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** Makes a rename last. Windows cannot open a directory, and does not need it. */
export async function syncDirectory(path: string, disk: Disk = realDisk): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await disk.open(path, constants.O_RDONLY);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
