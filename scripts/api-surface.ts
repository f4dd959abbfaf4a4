// `npm run api` writes `packages/<name>/api.md`: every public name of a package and its type, read
// from the built declarations. `npm run api -- --check` only says whether they still hold.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { publicKeys, surfaceOf } from './api-surface/surface.ts';
import { type PublishedPackage, publishedPackages } from './publish/packages.ts';

interface Entry {
  /** As it is imported: `@constella/ui/labels/*`. */
  path: string;
  /** Its `.d.ts`; of a pattern, the first one. */
  file: string;
  /** Matches of a pattern's star. */
  matches: string[];
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  one < other ? -1 : 1;

function entriesOf({ directory, manifest }: PublishedPackage): Entry[] {
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const types = target === null || typeof target === 'string' ? undefined : target['types'];
    if (!types) return [];
    const [before = '', after = ''] = types.slice(2).split('*');
    const hidden = Object.entries(manifest.exports)
      .filter(([, other]) => other === null)
      .map(([other]) => other);
    const files = globSync(types.slice(2), { cwd: directory })
      .toSorted()
      .filter((file) => {
        const match = file.slice(before.length, file.length - after.length);
        return !hidden.includes(path.replace('*', match));
      });
    const [first] = files;
    if (first === undefined) throw new Error(`${manifest.name}: ${types} is not built`);
    return {
      path: join(manifest.name, path),
      file: join(directory, first),
      matches: path.includes('*')
        ? files.map((file) => file.slice(before.length, file.length - after.length))
        : [],
    };
  });
}

const block = (declarations: Iterable<readonly [string, string]>) =>
  [
    '```ts',
    [...declarations]
      .toSorted(byName)
      .map(([, text]) => text)
      .join('\n\n'),
    '```',
  ].join('\n');

function write(published: PublishedPackage): string {
  const entries = entriesOf(published);
  const keys = publicKeys(entries.map(({ file }) => file));
  const inside = new Map<string, string>();
  const parts = entries.map(({ path, file, matches }) => {
    const surface = surfaceOf(file, (key) => keys.has(key));
    for (const [key, text] of surface.inside)
      inside.set(key.replace(published.directory, ''), text);
    const choices = matches.length > 0 ? `\n\nfor ${matches.join(', ')}` : '';
    return `## \`${path}\`${choices}\n\n${block(surface.names)}`;
  });
  return [
    `# ${published.manifest.name}`,
    'Every public name with its type, read from the declarations that are published.',
    ...parts,
    ...(inside.size > 0
      ? [`## Not exported, but part of the types above\n\n${block(inside)}`]
      : []),
    '',
  ].join('\n\n');
}

/** The first lines that differ, for a message. */
function difference(committed: string, now: string): string {
  const old = committed.split('\n');
  const added = now.split('\n').filter((line) => !old.includes(line));
  const removed = old.filter((line) => !now.split('\n').includes(line));
  return [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
    .slice(0, 40)
    .join('\n');
}

const checks = process.argv.includes('--check');
let drifted = false;
for (const published of publishedPackages()) {
  const file = join(published.directory, 'api.md');
  const now = `${write(published).trimEnd()}\n`;
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === now) continue;
  if (checks) {
    drifted = true;
    console.error(`${published.folder}/api.md is out of date:\n${difference(committed, now)}`);
  } else writeFileSync(file, now);
}
if (drifted)
  console.error('Run `npm run build && npm run api`, and say what changed in a changeset.');
else console.log(`api: ${checks ? 'as committed' : 'written'}`);
process.exit(drifted ? 1 : 0);
