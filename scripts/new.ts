// `npm run new -- <kind> <name>`: the files such a thing consists of.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { filesFor, kinds, type Kind } from './new-files';

const [kind, name] = process.argv.slice(2);
const usage = `Usage: npm run new -- ${kinds.join('|')} <kebab-case-name>`;

if (!kinds.includes(kind as Kind) || !name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(usage);
  process.exit(1);
}
const { files, changed, next } = await filesFor(kind as Kind, name);
const taken = Object.keys(files).find((path) => existsSync(path));
if (taken) {
  console.error(`${taken} exists already; choose another name.`);
  process.exit(1);
}
for (const [path, text] of Object.entries({ ...files, ...changed })) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
