import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

/** The file system as the store uses it: a port, so that tests can fill it up or pull the plug. */
export interface Disk {
  open: typeof open;
  rename: (from: string, to: string) => Promise<void>;
  rm: (path: string, options?: { force?: boolean }) => Promise<void>;
  copyFile: (from: string, to: string) => Promise<void>;
  mkdir: (path: string, options: { recursive: true }) => Promise<unknown>;
  readFile: (path: string) => Promise<Buffer>;
  readdir: (path: string) => Promise<string[]>;
  stat: typeof stat;
}

/** The real one. */
export const realDisk: Disk = { open, rename, rm, copyFile, mkdir, readFile, readdir, stat };

/** `ENOSPC`, `EROFS` and the like. */
export const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown reason';

/** The bytes of a file; `undefined` when there is none. */
export async function readIfThere(disk: Disk, path: string): Promise<Buffer | undefined> {
  try {
    return await disk.readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
