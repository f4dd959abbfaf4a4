import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { realDisk, type Disk } from './disk.js';
import { openFileStore, type FileStore } from './file-store.js';
import type { KeepOptions } from './journaled-file.js';
import { emptyState } from './memory-store.js';
import { StorageError } from './store.js';

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-disk-'));
  path = join(directory, 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (options: Partial<KeepOptions> = {}) =>
  openFileStore(path, () => Promise.resolve(emptyState()), options);
const add = (store: FileStore, modelId: string) =>
  store.write(() =>
    store.insert('model_pricing_rules', {
      modelId,
      displayName: modelId,
      pointsCost: 1,
      createdAt: '2026-03-10T12:00:00.000Z',
    }),
  );
const names = (store: FileStore) => store.all('model_pricing_rules').map(({ modelId }) => modelId);

/** A disk with room for so many bytes: a write that does not fit is done in part, as real ones are. */
function smallDisk(code = 'ENOSPC') {
  const disk = {
    room: Number.POSITIVE_INFINITY,
    /** Whether cutting off fails too, as on a disk that has become read-only. */
    stuck: false,
    /** Whether there is no room for whole files, but for lines. */
    noFiles: false,
    operations: 0,
    /** After so many operations nothing works any more: the power is off. */
    powerFor: Number.POSITIVE_INFINITY,
  };
  const refuse = (): never => {
    throw Object.assign(new Error('no'), { code });
  };
  const step = () => {
    disk.operations += 1;
    if (disk.operations > disk.powerFor) throw Object.assign(new Error('off'), { code: 'EIO' });
  };
  const wrapped: Disk = {
    ...realDisk,
    rename: async (from, to) => {
      step();
      if (disk.stuck) refuse();
      await realDisk.rename(from, to);
    },
    copyFile: async (from, to) => {
      step();
      if (disk.room < 1) refuse();
      await realDisk.copyFile(from, to);
    },
    rm: async (name, options) => {
      step();
      await realDisk.rm(name, options);
    },
    open: (async (name: string, flags: number, mode?: number) => {
      step();
      const file = await realDisk.open(name, flags, mode);
      const { write, writeFile, sync, datasync, truncate } = file;
      file.write = (async (bytes: Buffer, offset: number, length: number, position: number) => {
        step();
        const fits = Math.min(length, disk.room);
        disk.room -= fits;
        if (fits < 1) refuse();
        return (write as (...given: unknown[]) => unknown).call(
          file,
          bytes,
          offset,
          fits,
          position,
        );
      }) as never;
      file.writeFile = async (bytes) => {
        step();
        const whole = bytes as Buffer;
        const fits = disk.noFiles ? 0 : Math.min(whole.length, disk.room);
        disk.room -= fits;
        await writeFile.call(file, whole.subarray(0, fits));
        if (fits < whole.length) refuse();
      };
      file.sync = async () => {
        step();
        await sync.call(file);
      };
      file.datasync = async () => {
        step();
        await datasync.call(file);
      };
      file.truncate = async (length) => {
        step();
        if (disk.stuck) refuse();
        await truncate.call(file, length);
      };
      return file;
    }) as typeof realDisk.open,
  };
  return { disk, wrapped };
}

describe('a full disk', () => {
  it.each([0, 1, 30, 100])(
    'with room for %i bytes refuses, keeps all, and goes on',
    async (room) => {
      const { disk, wrapped } = smallDisk();
      const store = await open({ disk: wrapped });
      await add(store, 'a');
      disk.room = room;
      const refused = add(store, 'b');
      await expect(refused).rejects.toBeInstanceOf(StorageError);
      await expect(refused).rejects.toMatchObject({ full: true });
      expect(names(store)).toEqual(['a']);
      disk.room = Number.POSITIVE_INFINITY;
      await add(store, 'c');
      // What the refused line left behind is gone, and nothing had to be written anew.
      const journal = await readFile(`${path}.journal`, 'utf8');
      expect(journal).not.toContain('"b"');
      expect(journal).toMatch(/"a"[^]*"c"/);
      await store.close();
      const again = await open();
      expect(names(again)).toEqual(['a', 'c']);
      await again.close();
    },
  );

  it('goes on with a journal of its own when even cutting off is refused', async () => {
    const { disk, wrapped } = smallDisk('EROFS');
    const store = await open({ disk: wrapped });
    await add(store, 'a');
    disk.room = 20;
    disk.stuck = true;
    for (const name of ['b', 'c'])
      await expect(add(store, name)).rejects.toMatchObject({ full: false });
    disk.room = Number.POSITIVE_INFINITY;
    disk.stuck = false;
    await add(store, 'd');
    await add(store, 'e');
    expect(names(store)).toEqual(['a', 'd', 'e']);
    await store.close();
    const again = await open();
    expect(names(again)).toEqual(['a', 'd', 'e']);
    await again.close();
  });

  it('at a checkpoint costs nobody an answer', async () => {
    const { disk, wrapped } = smallDisk();
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const store = await open({ disk: wrapped, checkpointAfter: 300, log });
    disk.noFiles = true;
    for (const name of ['a', 'b', 'c', 'd']) await add(store, name);
    await store.close();
    expect(lines.join('\n')).toMatch(/The data file could not be written.*ENOSPC/);
    const again = await open();
    expect(names(again)).toEqual(['a', 'b', 'c', 'd']);
    await again.close();
  });

  it('at the start is no reason not to be read', async () => {
    const first = await open();
    await add(first, 'a');
    await first.close();
    const { disk, wrapped } = smallDisk();
    disk.room = 0;
    const lines: string[] = [];
    const store = await open({ disk: wrapped, log: (line) => void lines.push(line) });
    expect(names(store)).toEqual(['a']);
    expect(lines).toEqual(['The data can be read, but not written (ENOSPC).']);
    await expect(add(store, 'b')).rejects.toMatchObject({ full: true });
    disk.room = Number.POSITIVE_INFINITY;
    await add(store, 'c');
    await store.close();
    const again = await open();
    expect(names(again)).toEqual(['a', 'c']);
    await again.close();
  });
});

describe('a power cut', () => {
  /** Writes with a checkpoint and a backup every few rows until the power is off. */
  async function work(powerFor: number): Promise<{ promised: string[]; operations: number }> {
    const { disk, wrapped } = smallDisk();
    disk.powerFor = powerFor;
    const promised: string[] = [];
    let store: FileStore | undefined;
    try {
      store = await open({ disk: wrapped, checkpointAfter: 600, backupEvery: 0 });
      for (let index = 0; index < 12; index += 1) {
        await add(store, `m${index}`);
        promised.push(`m${index}`);
      }
    } catch {
      // The power is off.
    }
    await store?.close();
    return { promised, operations: disk.operations };
  }

  it('at any operation of the disk loses nothing promised and leaves nothing that cannot be opened', async () => {
    const { operations } = await work(Number.POSITIVE_INFINITY);
    expect(operations).toBeGreaterThan(50);
    for (let powerFor = 0; powerFor < operations; powerFor += 1) {
      await rm(directory, { recursive: true });
      const { promised } = await work(powerFor);
      const again = await open();
      const kept = names(again);
      // The row that was under way may be there: nobody was told either way.
      expect([powerFor, kept.slice(0, promised.length)]).toEqual([powerFor, promised]);
      expect(kept.length).toBeLessThanOrEqual(promised.length + 1);
      await again.close();
    }
  }, 120_000);
});
