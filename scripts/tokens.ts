// Writes everything that follows from packages/ui/tokens: the solved steps in those files, the
// contract and the themes in TypeScript, plain style sheets, and the file Tokens Studio imports.
// `--check` writes nothing and fails when a file on disk is not what would be written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { formatted } from './formatted';
import type { TokenTree } from './tokens/dtcg';
import { folder, resolverFile, tokenFiles } from './tokens/files';

const sources = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.tokens.json') || file === resolverFile)
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as TokenTree]),
);

const check = process.argv.includes('--check');
const stale: string[] = [];
const { files } = tokenFiles(sources);
for (const [path, code] of files) {
  const text = await formatted(path, code);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (check) stale.push(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')}: not what packages/ui/tokens says; run npm run tokens`);
  process.exitCode = 1;
} else console.log(`tokens: ${files.size} files ${check ? 'are up to date' : 'written'}`);
