import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { DamagedDataError } from '../store/data-file.js';
import { Backups } from '../store/backups.js';
import { writeDurably } from '../store/durable-file.js';
import { exportState, importState } from '../store/export.js';
import { openFileStore, type FileStore } from '../store/file-store.js';
import { restoreBackup } from '../store/restore.js';
import { asideIn } from '../store/stored-data.js';
import { StartError } from '../base/start-error.js';
import { readSettings } from './settings.js';

// `npm run data`: the data file (DATA_FILE) from the command line. A server that has it open is
// stopped first; only `backups` does without.

const usage = `npm run data -- export [file]              everything as one JSON file, or to the screen
npm run data -- import <file> [--dry-run]  replaces everything, or says what that would do
npm run data -- aside                      the rows that were set aside, as JSON
npm run data -- backups                    the last backups
npm run data -- restore <backup>           puts a backup in the place of the data file`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function withStore<T>(path: string, task: (store: FileStore) => Promise<T>): Promise<T> {
  const noData = () => Promise.reject(new StartError(`There is no data file ${path}.`));
  const store = await openFileStore(path, noData, { log: say });
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

async function exportTo(path: string, file: string | undefined): Promise<void> {
  await withStore(path, async (store) => {
    const text = exportState(store);
    if (file === undefined) process.stdout.write(text);
    else await writeDurably(file, [text]);
  });
  if (file !== undefined) say(`Exported to ${file}. It holds hashes of passwords: keep it safe.`);
}

async function importFrom(path: string, file: string, dryRun: boolean): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  const { tables, unknown } = await withStore(path, (store) =>
    importState(store, text, { dryRun }),
  );
  for (const { table, before, after } of tables) say(`${table}: ${before} → ${after}`);
  for (const name of unknown) say(`${name}: not a table of this version, left out`);
  say(dryRun ? 'Nothing was changed.' : `Imported into ${path}.`);
}

async function showAside(path: string): Promise<void> {
  await withStore(path, async ({ state }) => say(JSON.stringify(asideIn(state), null, 2)));
}

async function listBackups(path: string): Promise<void> {
  const backups = await new Backups(path).list();
  if (backups.length === 0) say(`There is no backup of ${path} yet.`);
  for (const { path: backup, time } of backups) {
    const { size } = await stat(backup);
    say(`${new Date(time).toISOString()}  ${(size / 1_000).toFixed(0).padStart(8)} KB  ${backup}`);
  }
}

async function restore(path: string, backup: string): Promise<void> {
  const aside = await restoreBackup(path, backup);
  say(`${path} is ${backup} now.`);
  if (aside !== undefined) say(`What was there before is ${aside}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { DATA_FILE } = readSettings(process.env);
  const [command, file] = positionals;
  if (command === 'export') await exportTo(DATA_FILE, file);
  else if (command === 'import' && file) await importFrom(DATA_FILE, file, values['dry-run']);
  else if (command === 'aside') await showAside(DATA_FILE);
  else if (command === 'backups') await listBackups(DATA_FILE);
  else if (command === 'restore' && file) await restore(DATA_FILE, file);
  else throw new StartError(usage);
}

main().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof DamagedDataError;
  const what = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${what}\n`);
  process.exitCode = 1;
});
