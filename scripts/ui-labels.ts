// Writes the component library's built-in texts from the `components` catalogues: one module per
// language, of which a consumer's bundler takes the one that is imported. Git has English and the
// types; an installation writes the others (`prepare`), and so does a command that finds them old.
// `--check` writes nothing and fails when a file on disk is not what would be written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { intlTag, locales } from '../packages/i18n/src/index.js';
import { formatted } from './formatted';
import { labelModule, labelTypes, type LabelGroups } from './ui-label-code';

const folder = 'packages/ui/src/labels';

/** `components.<group>.<name>` → texts by group and name. */
function readGroups(locale: string): LabelGroups {
  const path = join('packages/i18n/catalogues', locale, 'components.json');
  const groups: LabelGroups = {};
  for (const [id, text] of Object.entries(
    JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>,
  )) {
    const [, group, name, ...rest] = id.split('.');
    if (!group || !name || rest.length > 0)
      throw new Error(`${path}: ${id} is not components.<group>.<name>`);
    (groups[group] ??= {})[name] = text;
  }
  return groups;
}

const files = new Map([['types.ts', labelTypes(readGroups('en'))]]);
for (const locale of locales)
  files.set(`${locale}.ts`, labelModule(intlTag(locale), readGroups(locale)));

const check = process.argv.includes('--check');
const stale: string[] = [];
mkdirSync(folder, { recursive: true });
for (const [name, code] of files) {
  const path = join(folder, name);
  const text = await formatted(path, code);
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) stale.push(path);
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')}: not what the catalogues say; run npm run labels`);
  process.exitCode = 1;
} else
  console.log(`labels: ${files.size} files of ${folder} ${check ? 'are up to date' : 'written'}`);
