import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { codeOf, realDisk, type Disk } from './disk.js';
import { syncDirectory, writeDurably } from './durable-file.js';

/** How many backups are kept. */
export const backupsKept = 5;

/** A backup of a data file. */
export interface Backup {
  readonly path: string;
  /** When it was made (milliseconds). */
  readonly time: number;
}

/** The folder beside a data file with its last backups, each a whole data file named by its time. */
export class Backups {
  readonly directory: string;
  readonly #name: string;

  constructor(
    readonly path: string,
    private readonly disk: Disk = realDisk,
  ) {
    this.directory = `${path}.backups`;
    this.#name = basename(path, extname(path));
  }

  /** The newest first. */
  async list(): Promise<Backup[]> {
    const names = await this.disk.readdir(this.directory).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.startsWith(`${this.#name}.`) && name.endsWith('.json'))
      .map((name) => ({ path: join(this.directory, name), time: this.#timeOf(name) }))
      .filter(({ time }) => !Number.isNaN(time))
      .toSorted((a, b) => b.time - a.time);
  }

  /** Whether the newest backup is this very text. */
  async has(sha256: string): Promise<boolean> {
    const [newest] = await this.list();
    return newest !== undefined && (await this.#hash(newest.path)) === sha256;
  }

  /**
   * Copies the data file as it stands on the disk; the copy counts once it was read back and is the
   * text with this hash.
   */
  async copy(now: number, sha256: string): Promise<Backup> {
    await this.disk.mkdir(this.directory, { recursive: true });
    const path = this.#pathFor(now);
    const temporary = `${path}.tmp`;
    try {
      await this.disk.copyFile(this.path, temporary);
      await sync(temporary, this.disk);
      if ((await this.#hash(temporary)) !== sha256)
        throw new Error('The backup is not what was written');
      await this.disk.rename(temporary, path);
      await syncDirectory(this.directory, this.disk);
    } catch (error) {
      await this.disk.rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await this.#forgetOld();
    return { path, time: now };
  }

  /** Writes a text that is not on the disk as it is. */
  async write(now: number, pieces: Iterable<string>): Promise<Backup> {
    await this.disk.mkdir(this.directory, { recursive: true });
    const path = this.#pathFor(now);
    const { sha256 } = await writeDurably(path, pieces, this.disk);
    if ((await this.#hash(path)) !== sha256) throw new Error('The backup is not what was written');
    await this.#forgetOld();
    return { path, time: now };
  }

  #pathFor(now: number): string {
    // Windows has no colons in names.
    const moment = new Date(now).toISOString().replaceAll(':', '-');
    return join(this.directory, `${this.#name}.${moment}.json`);
  }

  #timeOf(name: string): number {
    const moment = name.slice(this.#name.length + 1, -'.json'.length);
    return Date.parse(moment.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  }

  async #hash(path: string): Promise<string> {
    return createHash('sha256')
      .update(await this.disk.readFile(path))
      .digest('hex');
  }

  /** Removes what is beyond the last ones, and what a killed server left half-written. */
  async #forgetOld(): Promise<void> {
    const old = (await this.list()).slice(backupsKept).map(({ path }) => path);
    const left = (await this.disk.readdir(this.directory))
      .filter((name) => name.endsWith('.tmp'))
      .map((name) => join(this.directory, name));
    for (const path of [...old, ...left]) await this.disk.rm(path, { force: true });
  }
}

async function sync(path: string, disk: Disk): Promise<void> {
  const file = await disk.open(path, constants.O_RDWR);
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
