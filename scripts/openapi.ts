// `npm run openapi` writes `packages/api-client/openapi.json` from the contract.
// `npm run openapi -- --check` only says whether the committed file still holds.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openApiDocument } from '../packages/api-client/src/openapi/document.ts';

const file = join(import.meta.dirname, '..', 'packages', 'api-client', 'openapi.json');
const text = `${JSON.stringify(openApiDocument(), null, 1)}\n`;
const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
const check = process.argv.includes('--check');
if (check && committed !== text) {
  const old = new Set(committed.split('\n'));
  const added = text.split('\n').filter((line) => !old.has(line));
  console.error(`packages/api-client/openapi.json is not what the contract says:`);
  for (const line of added.slice(0, 20)) console.error(`+ ${line.trim()}`);
  console.error('Run `npm run openapi`.');
  process.exit(1);
}
if (!check) writeFileSync(file, text);
console.log(`openapi: ${check ? 'as committed' : 'written'}, ${Math.round(text.length / 1024)} KB`);
