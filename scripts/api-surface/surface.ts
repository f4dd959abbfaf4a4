import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type DeclarationFile, parseDeclarations, type Reference } from './declarations.ts';

/** Where a public name is really declared; the file is a package's name when it is another one. */
interface Origin {
  file: string;
  name: string;
  isForeign: boolean;
}

/** The public names of an entry, and what else their types are made of. */
export interface Surface {
  /** Public name → the text of its declarations. */
  names: Map<string, string>;
  /** Declarations that are not public but that the public ones name. */
  inside: Map<string, string>;
}

const files = new Map<string, DeclarationFile>();

const read = (file: string): DeclarationFile => {
  const known = files.get(file) ?? parseDeclarations(file);
  files.set(file, known);
  return known;
};

/** The `.d.ts` an import in a `.d.ts` means. */
const declarationsOf = (file: string, from: string): string =>
  join(dirname(file), from).replace(/(\.js)?$/, '.d.ts');

function follow(file: string, { from, name }: Reference): Origin | undefined {
  if (!from.startsWith('.')) return { file: from, name, isForeign: true };
  const target = declarationsOf(file, from);
  // A type of a file without declarations, such as a catalogue's JSON.
  if (!existsSync(target)) return { file: from, name, isForeign: true };
  return name === '*' ? { file: target, name, isForeign: false } : originOf(target, name);
}

/** Where a name that a file exports is declared. */
function originOf(file: string, name: string): Origin | undefined {
  const { exports, stars, imports } = read(file);
  const exported = exports.get(name);
  if (typeof exported === 'string') {
    const imported = imports.get(exported);
    return imported ? follow(file, imported) : { file, name: exported, isForeign: false };
  }
  if (exported) return follow(file, exported);
  for (const star of stars) {
    const found = follow(file, { from: star, name });
    if (found) return found;
  }
  return undefined;
}

/** All names a file exports. */
function namesOf(file: string): string[] {
  const { exports, stars } = read(file);
  const passedOn = stars
    .filter((from) => from.startsWith('.'))
    .flatMap((from) => namesOf(declarationsOf(file, from)));
  return [...new Set([...exports.keys(), ...passedOn])];
}

const keyOf = ({ file, name }: Origin) => `${file}#${name}`;

/** Text and uses of what is declared at an origin. */
function declarationAt({ file, name, isForeign }: Origin) {
  if (isForeign) return { text: `export { ${name} } from '${file}'`, uses: new Set<string>() };
  const found = name === '*' ? [] : (read(file).declarations.get(name) ?? []);
  return {
    text: found.map(({ text }) => text).join('\n') || `namespace ${name}`,
    uses: new Set(found.flatMap(({ uses }) => [...uses])),
  };
}

/**
 * Reads what an entry's `.d.ts` makes public.
 *
 * @param isPublic whether a declaration is public in some entry, by its file and name
 */
export function surfaceOf(entry: string, isPublic: (key: string) => boolean): Surface {
  const names = new Map<string, string>();
  const inside = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (origin: Origin) => {
    if (origin.isForeign || seen.has(keyOf(origin))) return;
    seen.add(keyOf(origin));
    const { text, uses } = declarationAt(origin);
    if (!isPublic(keyOf(origin))) inside.set(keyOf(origin), text);
    const { imports, declarations } = read(origin.file);
    for (const name of uses) {
      const imported = imports.get(name);
      const next = imported
        ? follow(origin.file, imported)
        : declarations.has(name) && { file: origin.file, name, isForeign: false };
      if (next) visit(next);
    }
  };
  for (const name of namesOf(entry)) {
    const origin = originOf(entry, name);
    if (!origin) throw new Error(`${entry}: ${name} leads nowhere`);
    const { text } = declarationAt(origin);
    names.set(name, origin.name === name || origin.isForeign ? text : `${text} // as ${name}`);
    visit(origin);
  }
  return { names, inside };
}

/** Every public declaration of the given entries, for `surfaceOf`. */
export const publicKeys = (entries: readonly string[]): Set<string> =>
  new Set(
    entries.flatMap((entry) =>
      namesOf(entry).flatMap((name) => {
        const origin = originOf(entry, name);
        return origin ? [keyOf(origin)] : [];
      }),
    ),
  );
