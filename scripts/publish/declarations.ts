import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Manifest } from './packages.ts';

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g;

/** Imports of a declaration file: `./button.js`, `react`. */
const importsOf = (text: string): string[] =>
  Array.from(text.matchAll(specifier), ([, , name = '']) => name);

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Where the types of a package are that brings none: `@types/d3`, `@types/scope__name`. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;

/**
 * The declaration files a consumer's compiler can come to, and what they say, by path.
 *
 * @param entries paths of the `.d.ts` files the exports map names
 * @param read gives a file's text, nothing where there is no such file
 */
export function reachableDeclarations(
  entries: readonly string[],
  read: (path: string) => string | undefined,
): Map<string, string> {
  const reached = new Map<string, string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    const text = read(path);
    if (text === undefined) return;
    reached.set(path, text);
    for (const name of importsOf(text))
      if (name.startsWith('.')) visit(join(dirname(path), name.replace(/(?:\.js)?$/, '.d.ts')));
  };
  for (const entry of entries) visit(entry);
  return reached;
}

/**
 * Packages the declarations speak of whose types a consumer would not have: they are not installed
 * with ours, or theirs is the `@types` package that only the repository has.
 *
 * @param isInstalled whether the repository has a package, asked of `@types` packages
 */
export function missingTypes(
  declarations: ReadonlyMap<string, string>,
  { dependencies = {}, peerDependencies = {} }: Manifest,
  isInstalled: (name: string) => boolean,
): string[] {
  const problems: string[] = [];
  for (const [path, text] of declarations)
    for (const name of new Set(importsOf(text).map(packageOf))) {
      if (name.startsWith('.') || name in peerDependencies) continue;
      if (!(name in dependencies))
        problems.push(`${path} takes types from ${name}, which is no dependency`);
      else if (isInstalled(typesOf(name)) && !(typesOf(name) in dependencies))
        problems.push(`${path} takes types from ${name}, which a consumer has no types for`);
    }
  return problems;
}

/** Reads declarations of a folder. */
export const readFrom =
  (directory: string) =>
  (path: string): string | undefined => {
    const file = join(directory, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
