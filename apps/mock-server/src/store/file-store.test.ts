import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openFileStore } from './file-store.js';
import { entryLine, readJournal } from './journal-lines.js';
import type { KeepOptions } from './journaled-file.js';
import { emptyState } from './memory-store.js';
import { StorageError, TakenError } from './store.js';
import { restoreBackup } from './restore.js';
import { asideIn, DataFileError } from './stored-data.js';
import { tables } from './tables.js';

const rule = (modelId: string) => ({
  modelId,
  displayName: modelId,
  pointsCost: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const seed = () => Promise.resolve(emptyState());

const stored = (id: number, revision: number) =>
  tables.model_pricing_rules.parse({ id, revision, ...rule('b') });

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-store-'));
  path = join(directory, 'data', 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const journal = () => `${path}.journal`;
const open = (options: Partial<KeepOptions> = {}) => openFileStore(path, seed, options);
const backups = async () => (await readdir(`${path}.backups`)).toSorted();
/** Files a server killed at this moment would leave, in a place of their own. */
async function asIfKilled(): Promise<void> {
  const from = path;
  path = join(await mkdtemp(join(directory, 'killed-')), 'db.json');
  // The journal first: the data file may be replaced in between, and never lacks what that begins after.
  await copyFile(`${from}.journal`, journal());
  await copyFile(from, path);
}
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
        expect(await readFile(journal(), 'utf8')).toContain(`"m${index}"`);
      }),
    );
    // All forty waited for the first, or shared the second.
    expect((await readFile(journal(), 'utf8')).split('\n').length - 2).toBeLessThan(5);
    await store.close();
    expect(await readFile(path, 'utf8')).toContain('"m39"');
  });

  it('does not write its rows again for a change', async () => {
    const store = await open();
    const before = await stat(path);
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await store.write(() => store.update('model_pricing_rules', 1, { pointsCost: 3 }));
    const after = await stat(path);
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    await store.close();
  });

  it('finds everything again that a killed server had answered for', async () => {
    const store = await open();
    for (const name of ['a', 'b', 'c'])
      await store.write(() => store.insert('model_pricing_rules', rule(name)));
    await store.write(() => {
      store.update('model_pricing_rules', 2, { pointsCost: 9 });
      store.remove('model_pricing_rules', 1);
      store.remove('model_pricing_rules', 3);
    });
    await asIfKilled();
    const again = await open();
    expect(again.all('model_pricing_rules')).toMatchObject([
      { id: 2, revision: 2, modelId: 'b', pointsCost: 9 },
    ]);
    expect(again.insert('model_pricing_rules', rule('d')).id).toBe(4);
    await again.close();
    await store.close();
  });

  it('drops what was being written when the server was killed', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await store.write(() => store.insert('model_pricing_rules', rule('b')));
    await asIfKilled();
    const whole = await readFile(journal());
    for (const length of [whole.length - 1, whole.length - 20, whole.lastIndexOf('\n') - 1]) {
      await writeFile(journal(), whole.subarray(0, length));
      const again = await openFileStore(path, seed);
      expect(again.all('model_pricing_rules').length).toBe(1);
      await again.write(() => again.insert('model_pricing_rules', rule('c')));
      await again.close();
      expect(await readFile(path, 'utf8')).toMatch(/"a"[^]*"c"/);
      await rm(`${path}.backups`, { recursive: true, force: true });
      await store.write(() => store.update('model_pricing_rules', 1, {}));
      path = join(directory, 'data', 'db.json');
      await asIfKilled();
    }
    await store.close();
  });

  it('replaces its file in the background when the journal has grown, and begins that anew', async () => {
    const store = await open({ checkpointAfter: 2_000 });
    const written = new Set<unknown>();
    for (let index = 0; index < 200; index += 1) {
      await store.write(() => store.insert('model_pricing_rules', rule(`m${index}`)));
      written.add((JSON.parse(await readFile(path, 'utf8')) as { sequence: number }).sequence);
      if (index % 20 > 0) continue;
      const live = path;
      await asIfKilled();
      const again = await open();
      expect(again.all('model_pricing_rules')).toHaveLength(index + 1);
      await again.close();
      path = live;
    }
    expect(written.size).toBeGreaterThan(3);
    await store.close();
    expect((await stat(journal())).size).toBeLessThan(200);
  });

  it('replaces all rows at once or none', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    const other = emptyState();
    other.model_pricing_rules.push(stored(7, 4));
    await store.write(() => store.replaceAll(other));
    expect(store.findBy('model_pricing_rules', 'modelId', 'b')?.id).toBe(7);
    await asIfKilled();
    const again = await open();
    expect(again.all('model_pricing_rules')).toMatchObject([{ id: 7, revision: 4 }]);
    expect(again.insert('model_pricing_rules', rule('c')).id).toBe(8);
    other.model_pricing_rules.push(stored(9, 1));
    await expect(again.write(() => again.replaceAll(other))).rejects.toBeInstanceOf(TakenError);
    expect(again.all('model_pricing_rules').map(({ id }) => id)).toEqual([7, 8]);
    await again.close();
    await store.close();
  });

  it('is for one server at a time', async () => {
    const store = await open();
    expect(await failure()).toMatch(/is in use by another server/);
    await store.close();
    expect(await failure()).toBe('opened');
  });

  it('refuses a damaged file, leaves it and names the backup', async () => {
    for (const name of ['a', 'b']) {
      const store = await open();
      await store.write(() => store.insert('model_pricing_rules', rule(name)));
      await store.close();
    }
    const damaged = (await readFile(path, 'utf8')).replace('"b"', 'b');
    await writeFile(path, damaged);
    const message = await failure();
    expect(message).toMatch(/db\.json is damaged at line \d+, column \d+/);
    expect(message).toMatch(
      /The last good backup is .*db\.json\.backups.db\..*Z\.json, written 20/,
    );
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
    await (await open()).close();
    const [backup] = await backups();
    await writeFile(path, '{');
    expect(await failure()).toContain(`${path}.backups/${backup}`);
    await writeFile(join(`${path}.backups`, backup!), '{');
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

describe('a journal', () => {
  const twoRules = async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await store.write(() => store.insert('model_pricing_rules', rule('b')));
    await asIfKilled();
    await store.close();
  };

  it.each([
    [
      'with a changed line before the last',
      (text: string) => text.replace('"a"', '"x"'),
      /line 2 is not as it was written/,
    ],
    [
      'with a line less',
      (text: string) => text.split('\n').toSpliced(1, 1).join('\n').concat('0 \n'),
      /line 2 is not as it was written/,
    ],
    ['without its first line', () => '', /it is empty/],
    ['of zeros', () => '\0'.repeat(100), /line 1 is not as it was written/],
  ])('%s is refused, and everything is left', async (_what, spoil, message) => {
    await twoRules();
    const spoilt = spoil(await readFile(journal(), 'utf8'));
    await writeFile(journal(), spoilt);
    const told = await failure();
    expect(told).toMatch(message);
    expect(told).toContain('Move the journal away');
    expect(await readFile(journal(), 'utf8')).toBe(spoilt);
  });

  it('is not applied to other data', async () => {
    await twoRules();
    const lost = path;
    path = join(directory, 'other', 'db.json');
    await (await open()).close();
    await copyFile(`${lost}.journal`, journal());
    expect(await failure()).toMatch(/it belongs to other data/);
  });

  it('is not applied to another state of its own data', async () => {
    await twoRules();
    const fork = path;
    // One copy goes on without the second change, and makes another one.
    path = join(directory, 'fork', 'db.json');
    await mkdir(join(directory, 'fork'));
    await copyFile(fork, path);
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('c')));
    await store.close();
    await copyFile(`${fork}.journal`, journal());
    expect(await failure()).toMatch(/it goes on from another state of the data/);
  });

  it('is not applied to an older state of its data', async () => {
    const store = await open();
    await copyFile(path, `${path}.old`);
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await store.close();
    const next = await open();
    await next.write(() => next.insert('model_pricing_rules', rule('b')));
    await asIfKilled();
    await next.close();
    await copyFile(join(directory, 'data', 'db.json.old'), path);
    expect(await failure()).toMatch(/it begins after changes that the data file lacks/);
  });

  it('whose data file is gone is not overwritten with new data', async () => {
    await twoRules();
    await rename(path, `${path}.away`);
    expect(await failure()).toMatch(/is missing, but its journal .* holds changes of it/);
    await rm(journal());
    expect(await failure()).toBe('opened');
  });

  it('that was removed under a running server costs one answer and no data', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await rm(journal());
    await expect(
      store.write(() => store.insert('model_pricing_rules', rule('b'))),
    ).rejects.toBeInstanceOf(StorageError);
    await store.write(() => store.insert('model_pricing_rules', rule('c')));
    await store.write(() => store.insert('model_pricing_rules', rule('d')));
    await asIfKilled();
    const again = await open();
    expect(again.all('model_pricing_rules').map(({ modelId }) => modelId)).toEqual(['a', 'c', 'd']);
    await again.close();
    await store.close();
  });

  it('takes no part of a line of somebody else for its own', async () => {
    await twoRules();
    await appendFile(journal(), 'rubbish');
    const again = await open();
    expect(again.all('model_pricing_rules')).toHaveLength(2);
    await again.close();
  });
});

describe('backups', () => {
  const change = async (name: string, options: Partial<KeepOptions> = {}) => {
    const store = await open(options);
    await store.write(() => store.insert('model_pricing_rules', rule(name)));
    await store.close();
  };

  it('are made by each start that finds changes, and the last five stay', async () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    await change('first');
    for (let count = 0; count < 2; count += 1) await (await open({ now: () => now })).close();
    expect(await backups()).toHaveLength(1);
    for (let index = 0; index < 7; index += 1)
      await change(`m${index}`, { now: () => (now += 1_000) });
    const names = await backups();
    expect(names).toHaveLength(5);
    const newest = names.at(-1)!;
    const text = await readFile(join(`${path}.backups`, newest), 'utf8');
    expect(text).toContain('"m5"');
    expect(text).not.toContain('"m6"');
    expect((await stat(join(`${path}.backups`, newest))).mode & 0o077).toBe(0);
  });

  it('are made while the server runs, but not more often than they should', async () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    const store = await open({ checkpointAfter: 100, backupEvery: 60_000, now: () => now });
    const many = async () => {
      for (let index = 0; index < 30; index += 1)
        await store.write(() => store.insert('model_pricing_rules', rule(`${now}-${index}`)));
    };
    await many();
    expect(await backups()).toEqual(['db.2026-03-10T12-00-00.000Z.json']);
    now += 59_000;
    await many();
    expect(await backups()).toHaveLength(1);
    now += 1_000;
    await many();
    expect(await backups()).toHaveLength(2);
    await store.close();
  });
});

describe('a row that is not what its record says', () => {
  /** A data file with rows of which some are changed, as a server without this check left it. */
  async function left(change: (text: string) => string): Promise<void> {
    const store = await open();
    for (const name of ['a', 'b', 'c'])
      await store.write(() => store.insert('model_pricing_rules', rule(name)));
    await store.close();
    const text = (await readFile(path, 'utf8')).replace(/,"crc32": .*\n/, '');
    await writeFile(path, change(text));
  }
  const opened = async () => {
    const lines: string[] = [];
    const store = await open({ log: (line) => lines.push(line) });
    return { store, lines };
  };

  it.each([
    [
      'with a wrong value',
      (text: string) => text.replace('"modelId":"b"', '"modelId":7'),
      'modelId',
    ],
    ['without an id', (text: string) => text.replace('"id":2,', ''), 'id'],
    ['with an id twice', (text: string) => text.replace('"id":2,', '"id":1,'), 'id'],
    ['with a name twice', (text: string) => text.replaceAll('"b"', '"a"'), 'modelId'],
    ['that is no row', (text: string) => text.replace(/\{"id":2,.*\}/, '5'), '1'],
  ])('%s is set aside, said once, and kept', async (_what, change, field) => {
    await left(change);
    const { store, lines } = await opened();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^The row .* of model_pricing_rules was set aside, for "/);
    expect(lines[0]).toContain(field);
    expect(lines[0]).toContain(`under "set_aside" in ${path}`);
    expect(store.all('model_pricing_rules').map(({ modelId }) => modelId)).toEqual(['a', 'c']);
    // Its id is spent.
    expect(store.insert('model_pricing_rules', rule('d')).id).toBe(4);
    // Already before anything is written: the next start must not find it again.
    await asIfKilled();
    const again = await opened();
    expect(again.lines).toEqual([]);
    expect(asideIn(again.store.state)).toMatchObject([
      { table: 'model_pricing_rules', what: expect.stringContaining(field) },
    ]);
    await again.store.close();
    await store.close();
  });

  it('is set aside when only its journal has it', async () => {
    const store = await open();
    await store.write(() => store.insert('model_pricing_rules', rule('a')));
    await asIfKilled();
    await store.close();
    const { head, entries } = readJournal(await readFile(journal()));
    const bad = { ...rule('b'), id: 2, revision: 1, pointsCost: -1 };
    const last = entries.at(-1) ?? head;
    await appendFile(
      journal(),
      entryLine({ ...last, store: '' }, [{ table: 'model_pricing_rules', row: bad }]).line,
    );
    const { store: again, lines } = await opened();
    expect(lines).toEqual([expect.stringContaining('The row 2 of model_pricing_rules')]);
    expect(asideIn(again.state)).toMatchObject([{ id: 2, row: bad }]);
    await again.close();
  });

  it('is named with twenty others, the rest is counted', async () => {
    await left((text) =>
      text.replace(
        /("model_pricing_rules": \[)/,
        `$1${Array.from({ length: 30 }, (_, at) => `{"id":${100 + at}}`).join(',')},`,
      ),
    );
    const { store, lines } = await opened();
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toMatch(/^10 more rows/);
    expect(store.all('model_pricing_rules').map(({ id }) => id)).toEqual([1, 2, 3]);
    await store.close();
  });

  it('goes with a backup that is restored', async () => {
    await left((text) => text.replace('"modelId":"b"', '"modelId":7'));
    const backup = join(directory, 'backup.json');
    await copyFile(path, backup);
    await restoreBackup(path, backup);
    const { store, lines } = await opened();
    expect(lines).toEqual([]);
    expect(asideIn(store.state)).toHaveLength(1);
    await store.close();
  });
});

describe('what is not as it was written', () => {
  const opened = async () => {
    const lines: string[] = [];
    const store = await open({ log: (line) => lines.push(line) });
    const names = store.all('model_pricing_rules').map(({ modelId }) => modelId);
    await store.close();
    return { lines, names };
  };
  const threeRules = async () => {
    const store = await open();
    for (const name of ['a', 'b', 'c'])
      await store.write(() => store.insert('model_pricing_rules', rule(name)));
    await asIfKilled();
    await store.close();
  };

  it('in a letter of the data file is refused with the way on', async () => {
    await threeRules();
    await opened();
    const text = await readFile(path, 'utf8');
    const flipped = text.replace('"modelId":"b"', '"modelId":"x"');
    await writeFile(path, flipped);
    const message = await failure();
    expect(message).toMatch(/damaged at line \d+, column 11: something before it is not as it was/);
    expect(message).toContain('backup');
    expect(await readFile(path, 'utf8')).toBe(flipped);
    // Who has changed it on purpose takes the line out.
    await writeFile(path, flipped.replace(/,"crc32": .*\n/, ''));
    expect((await opened()).names).toEqual(['a', 'x', 'c']);
  });

  it('in the last line of the journal, which has its end, is left out, kept and said', async () => {
    await threeRules();
    const lines = (await readFile(journal(), 'utf8')).split('\n');
    const last = `${lines.at(-2)!.replaceAll('"c"', '"x"')}\n`;
    await writeFile(journal(), [...lines.slice(0, -2), last].join('\n'));
    const found = await opened();
    expect(found.names).toEqual(['a', 'b']);
    expect(found.lines).toHaveLength(1);
    expect(found.lines[0]).toContain(`(${Buffer.byteLength(last)} bytes) is not as it was written`);
    const kept = /kept as (.*)\.$/.exec(found.lines[0]!)?.[1] ?? '';
    expect(await readFile(kept, 'utf8')).toBe(last);
  });

  it('at the end of the journal because it was cut off is said to be that', async () => {
    await threeRules();
    const whole = await readFile(journal());
    await writeFile(journal(), whole.subarray(0, -3));
    const found = await opened();
    expect(found.names).toEqual(['a', 'b']);
    expect(found.lines).toEqual([expect.stringMatching(/^The last line .* is cut off/)]);
  });

  it('because the journal is missing is said, with the transaction it began after', async () => {
    await threeRules();
    await rm(journal());
    const found = await opened();
    expect(found.names).toEqual([]);
    expect(found.lines).toEqual([expect.stringMatching(/is missing.* transaction 0,/)]);
    expect((await opened()).lines).toEqual([]);
  });
});
