import { constants } from 'node:fs';
import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What tells one state of a file from another without reading it. */
interface Stamp {
  ino: number;
  size: number;
  mtimeMs: number;
}

/**
 * A file that is replaced as a whole: after {@link DurableFile.write} resolves, the new text
 * survives a power cut; before, the old text does. The text it replaced stays beside it as
 * `<path>.bak`.
 */
export class DurableFile {
  readonly backupPath: string;
  readonly #temporaryPath: string;
  /** The file as this process last read or wrote it. */
  #known: Stamp | undefined;

  constructor(readonly path: string) {
    this.backupPath = `${path}.bak`;
    this.#temporaryPath = `${path}.tmp`;
  }

  /** Remembers that the file as it now stands is good, so that it may become the backup. */
  async trust(): Promise<void> {
    this.#known = await stampOf(this.path);
  }

  async write(text: string): Promise<void> {
    try {
      const file = await open(
        this.#temporaryPath,
        constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
        0o600,
      );
      let written: Stamp;
      try {
        await file.writeFile(text);
        await file.sync();
        written = await file.stat();
      } finally {
        await file.close();
      }
      await this.#keepBackup();
      await rename(this.#temporaryPath, this.path);
      this.#known = written;
      await syncDirectory(dirname(this.path));
    } catch (error) {
      await rm(this.#temporaryPath, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Gives the current text a second name, unless somebody else wrote it: that may be damaged. */
  async #keepBackup(): Promise<void> {
    const current = await stampOf(this.path);
    if (!current || !this.#known || !sameStamp(current, this.#known)) return;
    const name = `${this.backupPath}.tmp`;
    await rm(name, { force: true });
    // Not every file system knows hard links; a copy costs more and does the same.
    await link(this.path, name).catch(() => copyFile(this.path, name));
    await rename(name, this.backupPath);
  }
}

async function stampOf(path: string): Promise<Stamp | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const sameStamp = (a: Stamp, b: Stamp): boolean =>
  a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

/** Makes a rename last. Windows cannot open a directory, and does not need it. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, constants.O_RDONLY);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
