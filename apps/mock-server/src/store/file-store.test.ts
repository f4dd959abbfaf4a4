import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DataFileError, openFileStore } from './file-store.js';
import { emptyState } from './memory-store.js';
import { StorageError } from './store.js';

const rule = (modelId: string) => ({
  modelId,
  displayName: modelId,
  pointsCost: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const seed = () => Promise.resolve(emptyState());

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-store-'));
  path = join(directory, 'data', 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = () => openFileStore(path, seed);
const failure = async () => {
  try {
    await (await open()).close();
  } catch (error) {
    return error instanceof DataFileError ? error.message : String(error);
  }
  return 'opened';
};

describe('a file store', () => {
  it('makes its file, and finds its rows again', async () => {
    const first = await open();
    expect(first.created).toBe(true);
    await first.write(() => first.insert('model_pricing_rules', rule('a')));
    await first.close();
    const second = await open();
    expect(second.created).toBe(false);
    expect(second.all('model_pricing_rules')).toMatchObject([{ id: 1, modelId: 'a' }]);
    await second.write(() => second.remove('model_pricing_rules', 1));
    await second.close();
    const third = await open();
    expect(third.insert('model_pricing_rules', rule('b')).id).toBe(2);
    await third.close();
  });

  it('keeps the data to its owner', async () => {
    await (await open()).close();
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('has every row on the disk when it answers, however many write at once', async () => {
    const store = await open();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await store.write(() => store.insert('model_pricing_rules', rule(`m${index}`)));
        expect(await readFile(path, 'utf8')).toContain(`"m${index}"`);
      }),
    );
    await store.close();
  });

  it('keeps the text before the last as backup', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('first')));
    await store.write(() => store.insert('model_pricing_rules', rule('second')));
    await store.close();
    const backup = await readFile(`${path}.bak`, 'utf8');
    expect(backup).toContain('first');
    expect(backup).not.toContain('second');
  });

  it('does not take what somebody else wrote for a good backup', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('first')));
    await writeFile(path, 'rubbish');
    await store.write(() => store.insert('model_pricing_rules', rule('second')));
    await store.close();
    expect(await readFile(`${path}.bak`, 'utf8')).not.toContain('rubbish');
    expect(await readFile(path, 'utf8')).toContain('second');
  });

  it('is for one server at a time', async () => {
    const store = await open();
    expect(await failure()).toMatch(/is in use by another server/);
    await store.close();
    expect(await failure()).toBe('opened');
  });

  it('refuses a damaged file, leaves it and names the backup', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await store.write(() => store.insert('model_pricing_rules', rule('b')));
    await store.close();
    const damaged = (await readFile(path, 'utf8')).replace('"b"', 'b');
    await writeFile(path, damaged);
    const message = await failure();
    expect(message).toMatch(/db\.json is damaged at line \d+, column \d+/);
    expect(message).toContain(`The last good backup is ${path}.bak, written 20`);
    expect(await readFile(path, 'utf8')).toBe(damaged);
    // Whoever repairs it is not locked out.
    await writeFile(
      path,
      damaged
        .replace('"displayName":b', '"displayName":"b"')
        .replace('"modelId":b', '"modelId":"b"'),
    );
    expect(await failure()).toBe('opened');
  });

  it('names no backup that is damaged too', async () => {
    await (await open()).close();
    await writeFile(path, '{');
    await writeFile(`${path}.bak`, '{');
    expect(await failure()).toMatch(/no good backup beside it/);
  });

  it('says what is wrong with a path that is no file', async () => {
    path = directory;
    expect(await failure()).toMatch(/cannot be read \(EISDIR\): check the path in DATA_FILE/);
    await writeFile(join(directory, 'file'), '');
    path = join(directory, 'file', 'db.json');
    expect(await failure()).toMatch(/cannot be (read|created) \(E\w+\)/);
  });

  it('undoes a change the disk refused, and goes on when it takes them again', async () => {
    const store = await open();
    await rm(join(directory, 'data'), { recursive: true });
    await expect(
      store.write(() => store.insert('model_pricing_rules', rule('a'))),
    ).rejects.toBeInstanceOf(StorageError);
    expect(store.all('model_pricing_rules')).toEqual([]);
    await mkdir(join(directory, 'data'));
    await store.write(() => store.insert('model_pricing_rules', rule('b')));
    expect(await readFile(path, 'utf8')).toContain('"b"');
    await store.close();
  });
});
