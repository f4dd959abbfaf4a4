import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createMemorySecrets } from '../scenarios/memory-secrets.js';
import { seedState } from '../seed/seed-state.js';
import { DamagedDataError } from './data-file.js';
import { exportState, importState } from './export.js';
import { openFileStore } from './file-store.js';
import { emptyState, MemoryStore } from './memory-store.js';
import { restoreBackup } from './restore.js';
import { tableNames } from './tables.js';

const now = Date.parse('2026-03-10T12:00:00Z');
const seeded = async () =>
  new MemoryStore(await seedState({ now, secrets: createMemorySecrets() }));
const everything = (store: MemoryStore) =>
  Object.fromEntries(tableNames.map((table) => [table, store.all(table)]));

describe('an export', () => {
  it('imported elsewhere is the same data, ids and revisions included', async () => {
    const store = await seeded();
    await store.write(() => store.update('users', 2, { fullName: 'Changed' }));
    const other = new MemoryStore();
    const report = await importState(other, exportState(store));
    expect(everything(other)).toEqual(everything(store));
    const after = store.all('users').length;
    expect(report.tables).toContainEqual({ table: 'users', before: 0, after });
    const { id } = other.insert('agents', { ...other.all('agents')[0]!, name: 'New' });
    expect(id).toBe(store.all('agents').at(-1)!.id + 1);
  });

  it('of an earlier format is brought up to date', async () => {
    const file = fileURLToPath(new URL('./migrations/fixtures/format-1.json', import.meta.url));
    const store = new MemoryStore();
    await importState(store, await readFile(file, 'utf8'));
    expect(store.findBy('users', 'username', 'demo')).toMatchObject({ id: 2, revision: 1 });
  });

  it('is only looked at in a dry run', async () => {
    const store = await seeded();
    const before = everything(store);
    const text = exportState(new MemoryStore()).replace('"users": []', '"letters": [{"id":1}]');
    const report = await importState(store, text, { dryRun: true });
    const users = store.all('users').length;
    expect(report.tables).toContainEqual({ table: 'users', before: users, after: 0 });
    expect(report.unknown).toEqual(['letters']);
    expect(everything(store)).toEqual(before);
  });

  it.each([
    [
      'a wrong row',
      '"username":"demo"',
      '"username":5',
      /^line \d+, column \d+: "users\.1\.username"/,
    ],
    ['a name twice', '"username":"demo"', '"username":"ADMIN"', /"username" is used twice/],
    ['half a text', '"users": [', '"users": ', /unexpected/],
  ])('with %s changes nothing', async (_what, from, to, message) => {
    const store = await seeded();
    const before = everything(store);
    const text = exportState(store).replace(from, to);
    const refused = importState(store, text);
    await expect(refused).rejects.toBeInstanceOf(DamagedDataError);
    await expect(refused).rejects.toThrow(message);
    expect(everything(store)).toEqual(before);
  });
});

describe('a backup', () => {
  let directory = '';
  let path = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'constella-restore-'));
    path = join(directory, 'db.json');
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const open = () => openFileStore(path, () => Promise.resolve(emptyState()));
  const at = '2026-03-10T12:00:00.000Z';
  const rule = (modelId: string) => ({
    modelId,
    displayName: modelId,
    pointsCost: 1,
    createdAt: at,
  });
  const names = async () => {
    const store = await open();
    const found = store.all('model_pricing_rules').map(({ modelId }) => modelId);
    await store.close();
    return found;
  };

  it('is put in the place of a damaged data file, which stays beside it with its journal', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('kept')));
    await store.close();
    expect(await names()).toEqual(['kept']);
    const running = await open();
    await running.write(() => running.insert('model_pricing_rules', rule('later')));
    await copyFile(`${path}.journal`, `${path}.copy`);
    await expect(restoreBackup(path, 'anything')).rejects.toThrow(/in use by another server/);
    await running.close();
    await copyFile(`${path}.copy`, `${path}.journal`);
    await writeFile(path, 'rubbish');

    const [backup] = await readdir(`${path}.backups`);
    const aside = await restoreBackup(path, join(`${path}.backups`, backup!));
    expect(await names()).toEqual(['kept']);
    expect(await readFile(aside!, 'utf8')).toBe('rubbish');
    expect(await readFile(`${aside}.journal`, 'utf8')).toContain('later');
  });

  it('that is damaged or not there changes nothing', async () => {
    await (await open()).close();
    const before = await readFile(path, 'utf8');
    await expect(restoreBackup(path, join(directory, 'none.json'))).rejects.toThrow(/no backup/);
    await writeFile(join(directory, 'bad.json'), '{');
    await expect(restoreBackup(path, join(directory, 'bad.json'))).rejects.toThrow(/damaged at/);
    expect(await readFile(path, 'utf8')).toBe(before);
  });
});
