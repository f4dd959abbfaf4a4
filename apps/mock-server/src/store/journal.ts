import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { DataHead } from './data-file.js';
import { realDisk, type Disk } from './disk.js';
import { syncDirectory } from './durable-file.js';
import { headLine } from './journal-lines.js';

/**
 * The file transactions are appended to. What {@link Journal.append} resolved for survives a power
 * cut; what it rejected is cut off again before anything else is written.
 */
export class Journal {
  /** Bytes of whole, durable lines. */
  size = 0;
  #file: FileHandle | undefined;
  /** Whether there may be part of a refused line at the end. */
  #unclean = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly path: string,
    private readonly disk: Disk = realDisk,
  ) {}

  /** Whether lines can be appended; when not, a journal must be begun with {@link Journal.begin}. */
  get usable(): boolean {
    return this.#file !== undefined;
  }

  /** Goes on with the journal that is there, after its first `length` bytes. */
  async reopen(length: number): Promise<void> {
    this.#file = await this.disk.open(this.path, constants.O_RDWR);
    this.size = length;
    this.#unclean = true;
  }

  /**
   * Begins anew after the last transaction of `head`, taking along what was appended from byte `from` on. The
   * former journal stays until the new one is durable.
   */
  begin(head: DataHead, from?: number): Promise<void> {
    return this.#inTurn(async () => {
      const tail = from === undefined ? undefined : await this.#read(from);
      const bytes = Buffer.concat([Buffer.from(headLine(head)), ...(tail ? [tail] : [])]);
      const temporary = `${this.path}.tmp`;
      const flags = constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC;
      const file = await this.disk.open(temporary, flags, 0o600);
      try {
        await writeAll(file, bytes, 0);
        await file.sync();
        await this.disk.rename(temporary, this.path);
        await syncDirectory(dirname(this.path), this.disk);
      } catch (error) {
        await file.close();
        await this.disk.rm(temporary, { force: true }).catch(() => undefined);
        // After the rename the old file has no name any more: nothing may be appended to it.
        if (!(await this.#stillThere())) await this.#letGo();
        throw error;
      }
      await this.#letGo();
      this.#file = file;
      this.size = bytes.length;
      this.#unclean = false;
    });
  }

  /** Resolves when the line is durable. */
  append(line: string): Promise<void> {
    return this.#inTurn(async () => {
      const file = this.#file;
      if (!file) throw new Error('The journal is lost');
      try {
        if (this.#unclean) await this.#cutOff(file);
        await this.#checkThere();
        const bytes = Buffer.from(line);
        this.#unclean = true;
        await writeAll(file, bytes, this.size);
        await file.datasync();
        this.size += bytes.length;
        this.#unclean = false;
      } catch (error) {
        if (this.#unclean) await this.#cutOff(file).catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#letGo());
  }

  /** A full disk takes part of a line; that must not stand before the next one. */
  async #cutOff(file: FileHandle): Promise<void> {
    try {
      await file.truncate(this.size);
      await file.datasync();
      this.#unclean = false;
    } catch (error) {
      // Whatever is in it now, only a journal of its own can be trusted.
      await this.#letGo();
      throw error;
    }
  }

  /** A file without a name takes everything and keeps nothing. */
  async #checkThere(): Promise<void> {
    if (await this.#stillThere()) return;
    await this.#letGo();
    throw Object.assign(new Error(`${this.path} was removed or replaced`), { code: 'ENOENT' });
  }

  async #stillThere(): Promise<boolean> {
    if (!this.#file) return false;
    const [open, named] = await Promise.all([
      this.#file.stat(),
      this.disk.stat(this.path).catch(() => undefined),
    ]);
    return named?.ino === open.ino;
  }

  async #read(from: number): Promise<Buffer> {
    if (!this.#file) throw new Error('The journal is lost');
    const bytes = Buffer.alloc(this.size - from);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await this.#file.read(bytes, read, bytes.length - read, from + read);
      if (bytesRead === 0) throw new Error('The journal is shorter than what was written');
      read += bytesRead;
    }
    return bytes;
  }

  async #letGo(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch(() => undefined);
  }

  /** One thing at a time. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(
      bytes,
      written,
      bytes.length - written,
      position + written,
    );
    written += bytesWritten;
  }
}
