import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exportState } from '../store/export.js';
import { openFileStore } from '../store/file-store.js';
import type { Store } from '../store/store.js';

/** Starts from a data file with what a store holds; answers with what the log says of it. */
export async function restart(store: Store): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'constella-restart-'));
  try {
    const path = join(directory, 'db.json');
    await writeFile(path, exportState(store));
    const lines: string[] = [];
    const noSeed = () => Promise.reject(new Error('no data file'));
    const again = await openFileStore(path, noSeed, { log: (line) => lines.push(line) });
    await again.close();
    return lines;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
