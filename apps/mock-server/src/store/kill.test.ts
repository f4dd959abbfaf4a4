import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { parseDataFile } from './data-file.js';
import { openFileStore } from './file-store.js';

/** How often each case is killed: `npm run durability` asks for more. */
const kills = Number(process.env['DURABILITY_KILLS'] ?? 2);
/** Rows of the file that is migrated: enough to be killed on the way. */
const rows = kills > 10 ? 30_000 : 3_000;
const script = fileURLToPath(new URL('../testing/store-process.ts', import.meta.url));
const fixture = fileURLToPath(new URL('./migrations/fixtures/format-1.json', import.meta.url));

let directory = '';
let path = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-kill-'));
  path = join(directory, 'db.json');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const random = (below: number): number => Math.floor(Math.random() * below);
const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Starts the process and kills it once `when` says so; answers with what it was promised last. */
async function killed(
  options: readonly string[],
  when: (line: string) => boolean | Promise<boolean>,
): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--conditions=@constella/source', '--import', 'tsx', script, path, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  let promised = 0;
  let done = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const balance = /^booked (\d+)$/.exec(line)?.[1];
    promised = Math.max(promised, Number(balance ?? 0));
    if (done || !(await when(line))) continue;
    done = true;
    child.kill('SIGKILL');
  }
  if (!done) throw new Error(`It ended by itself: ${errors}`);
  return promised;
}

/** Names of half-written files, which tell in the middle of what the process was killed. */
async function leftOver(): Promise<string[]> {
  const here = await readdir(directory);
  const backups = await readdir(`${path}.backups`).catch(() => []);
  return [...here, ...backups].filter((name) => name.endsWith('.tmp'));
}

/** Opens what is left, and proves that nothing promised is missing and nothing half there. */
async function check(promised: number): Promise<number> {
  const store = await openFileStore(path, () => Promise.reject(new Error('no data')));
  const lines = store.rowsBy('point_transactions', 'userId', 1);
  const balance = store.findBy('user_points', 'userId', '1')?.currentBalance ?? 0;
  expect(lines.length).toBeGreaterThanOrEqual(promised);
  // Transactions over both tables are whole.
  expect(lines.map((line) => line.balance)).toEqual(lines.map((_, index) => index + 1));
  expect(balance).toBe(lines.length);
  await store.close();
  const names = await readdir(`${path}.backups`).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const text = await readFile(join(`${path}.backups`, name), 'utf8');
    expect(() => parseDataFile(text)).not.toThrow();
  }
  return lines.length;
}

it.each([
  { what: 'writes', options: [], acknowledged: 400 },
  { what: 'checkpoints', options: ['4000', '3600000'], acknowledged: 400 },
  { what: 'backups', options: ['4000', '0'], acknowledged: 400 },
])(
  `kill -9 in the middle of $what loses nothing promised, ${kills} times`,
  async ({ options, acknowledged, what }) => {
    const hits: string[] = [];
    let kept = 0;
    for (let life = 0; life < kills; life += 1) {
      let left = 1 + random(acknowledged);
      const promised = await killed(options, async (line) => {
        if (!line.startsWith('booked')) return false;
        left -= 1;
        if (left > 0) return false;
        await pause(random(10));
        return true;
      });
      expect(promised).toBeGreaterThan(kept);
      hits.push(...(await leftOver()));
      kept = await check(promised);
    }
    expect(hits.length).toBeGreaterThanOrEqual(kills > 10 && what !== 'writes' ? 1 : 0);
  },
  60_000 + kills * 60_000,
);

it(
  `kill -9 in the middle of a migration leaves the old data or the new, ${kills} times`,
  async () => {
    const large = JSON.parse(await readFile(fixture, 'utf8')) as Record<string, object[]>;
    const rule = large['model_pricing_rules']![0]!;
    large['model_pricing_rules'] = Array.from({ length: rows }, (_, index) => ({
      ...rule,
      id: index + 1,
      modelId: `m${index}`,
    }));
    large['point_transactions'] = [];
    large['user_points'] = [];
    const old = join(directory, 'old.json');
    await writeFile(old, JSON.stringify(large));

    let duration = 0;
    let halfway = 0;
    for (let life = 0; life <= kills; life += 1) {
      for (const name of await readdir(directory))
        if (name.startsWith('db.')) await rm(join(directory, name), { recursive: true });
      await copyFile(old, path);
      let began = 0;
      // The first life shows how long it takes; the others end on the way.
      await killed([], async (line) => {
        if (life === 0) {
          if (line === 'opening') began = performance.now();
          if (line === 'open') duration = performance.now() - began;
          return line === 'open';
        }
        if (line === 'opening') await pause(random(duration));
        return line === 'opening';
      });
      const names = await readdir(directory);
      const text = await readFile(path, 'utf8');
      if (names.includes('db.json.backups') && text.startsWith('{"format":1')) halfway += 1;
      const store = await openFileStore(path, () => Promise.reject(new Error('no data')));
      expect(store.all('model_pricing_rules')).toHaveLength(rows);
      expect(store.find('model_pricing_rules', rows)).toMatchObject({ modelId: `m${rows - 1}` });
      expect(store.findBy('users', 'username', 'demo')?.revision).toBe(1);
      await store.close();
    }
    // A few kills may miss; of twenty, some are on the way.
    expect(halfway).toBeGreaterThanOrEqual(kills > 10 ? 1 : 0);
  },
  60_000 + kills * 90_000,
);
