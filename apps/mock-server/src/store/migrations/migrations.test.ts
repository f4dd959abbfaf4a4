import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openFileStore } from '../file-store.js';
import type { PlainState } from './migration.js';
import { currentFormat, migrate, migrations } from './migrations.js';

const fixture = (format: number) =>
  fileURLToPath(new URL(`./fixtures/format-${format}.json`, import.meta.url));
const formats = migrations.map((_, index) => index + 1);

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-migrate-'));
  path = join(directory, 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));
const open = () => openFileStore(path, () => Promise.reject(new Error('there is data')));
type Tables = Record<string, Record<string, unknown>[]>;

it.each(formats)(
  'data of format %i is brought up to date, with a backup before',
  async (format) => {
    await copyFile(fixture(format), path);
    const before = JSON.parse(await readFile(path, 'utf8')) as Tables;
    const store = await open();
    expect(store.created).toBe(false);
    for (const [table, rows] of Object.entries(before)) {
      if (!Array.isArray(rows)) continue;
      const after = store.state[table as 'users'] as unknown as Tables[string];
      expect([table, after.map(({ id }) => id)]).toEqual([table, rows.map(({ id }) => id)]);
      // Nothing a row had is lost.
      for (const [index, row] of rows.entries())
        expect(Object.keys(row).filter((column) => !(column in after[index]!))).toEqual([]);
    }
    expect(store.findBy('users', 'username', 'demo')).toMatchObject({ id: 2, revision: 1 });
    await store.close();

    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: currentFormat });
    const [backup] = await readdir(`${path}.backups`);
    expect(JSON.parse(await readFile(join(`${path}.backups`, backup!), 'utf8'))).toEqual(before);
    const again = await open();
    expect(again.all('tasks')).toEqual(store.all('tasks'));
    await again.close();
  },
);

it('a status nobody listed becomes the one it means, or the first', async () => {
  await copyFile(fixture(2), path);
  const store = await open();
  const { state } = store;
  expect([
    state.regulations.map(({ status }) => status),
    state.regulation_updates.map(({ status }) => status),
    state.risk_assessments.map(({ status }) => status),
    state.compliance_trainings.map(({ status }) => status),
  ]).toEqual([['enacted', 'active'], ['completed'], ['in_progress'], ['draft']]);
  await store.close();
});

it('a file of a later format is refused and left', async () => {
  const text = (await readFile(fixture(1), 'utf8')).replace(
    '"format": 1',
    `"format": ${currentFormat + 1}`,
  );
  await writeFile(path, text);
  await expect(open()).rejects.toThrow(/which a later version wrote/);
  expect(await readFile(path, 'utf8')).toBe(text);
});

it('a migration leaves the state it was given as it was', async () => {
  const { format, ...state } = JSON.parse(await readFile(fixture(1), 'utf8')) as PlainState;
  const before = structuredClone(state);
  expect(migrate(state, Number(format))).not.toEqual(before);
  expect(state).toEqual(before);
});
